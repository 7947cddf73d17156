export {
  type Achievements,
  readAchievements,
  withMilestone,
} from './achievements.ts'
export { dueNotices, type Look, nextLook, nextReminder, type Reminded } from './due.ts'
export { keyOf, type Notice, notice, tagOf } from './notice.ts'
export { noticesOfEntry } from './on-entry.ts'
export {
  planOf,
  readSchedule,
  type Scheduled,
  type SchedulePlan,
  scheduledNotice,
  withReminder,
} from './schedule.ts'
export { readShown, withShown } from './shown.ts'
export { isAtRisk } from './streak-risk.ts'
export { weeklyTargetOf } from './weekly-target.ts'
export { wordsOfNotice } from './words.ts'
