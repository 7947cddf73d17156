import { catalogue } from '#texts/catalogue.ts'

export const assistantTexts = catalogue({
  en: {
    title: 'AI Assistant',
    hide: 'Hide assistant',
    unlock: 'Unlock AI Assistant',
    monthly: 'Get Monthly Plan',
    annual: 'Get Annual Plan',
    monthlyName: 'Monthly',
    annualName: 'Annual',
    perMonth: 'a month',
    perYear: 'a year',
    best: 'BEST VALUE',
    save: (saving: string) => `Save ${saving} with yearly billing`,
  },
})
