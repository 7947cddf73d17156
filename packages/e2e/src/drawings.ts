// Draws what is kept as a picture in packages/web/public: the icons, the card that a shared link
// shows, and the screenshots of the install dialog. To be run by hand after a change of their
// looks: `node packages/e2e/src/drawings.ts`, with the app built; a word chooses among the three.
import { drawIcons } from './drawings/icons.ts'
import { drawScreenshots } from './drawings/screenshots.ts'
import { drawSocialCard } from './drawings/social-card.ts'
import { openBrowser } from './pictures/camera.ts'

const drawings = { icons: drawIcons, card: drawSocialCard, screenshots: drawScreenshots }
const [wanted = ''] = process.argv.slice(2)

await using browser = await openBrowser()
for (const [name, draw] of Object.entries(drawings)) {
  if (name.includes(wanted)) await draw(browser)
}
