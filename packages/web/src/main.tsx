import '#kit/styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { createServices } from '#app/services/services.ts'
import { trustOwnScripts } from '#app/trusted-script-urls.ts'

trustOwnScripts(window)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
const services = createServices(window)
const app = (
  <StrictMode>
    <App services={services} />
  </StrictMode>
)
// The landing page is prerendered for visitors only.
const isVisitor = services.session.state().phase === 'signed-out'
if (root.hasChildNodes() && isVisitor && location.pathname === '/') hydrateRoot(root, app)
else {
  root.replaceChildren()
  createRoot(root).render(app)
}
delete document.documentElement.dataset.member
