import '#kit/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitPage } from './kit-page.tsx'

// Entered through kit.html, which only the development server knows: /kit of `npm run dev`.
const root = document.getElementById('root')
if (!root) throw new Error('kit.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <KitPage />
  </StrictMode>,
)
