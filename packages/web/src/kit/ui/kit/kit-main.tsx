import '#kit/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitPage } from './kit-page.tsx'

// Entry point of kit.html, served only by the development server: /kit of `npm run dev`.
const root = document.getElementById('root')
if (!root) throw new Error('kit.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <KitPage />
  </StrictMode>,
)
