import { breakup } from './breakup.ts'
import { house } from './house.ts'
import { kitchen } from './kitchen.ts'
import { nurse } from './nurse.ts'
import { shop } from './shop.ts'
import { teacher } from './teacher.ts'
import { violin } from './violin.ts'
import type { Life } from './written-life.ts'

export const lives: readonly Life[] = [nurse, breakup, house, shop, violin, teacher, kitchen]
