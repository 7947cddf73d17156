export {
  type MonthlyInsights,
  monthlyInsights,
  type WeeklySummary,
  weeklySummary,
} from './summary.ts'
