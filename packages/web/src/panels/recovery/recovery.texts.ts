import { catalogue } from '#kit/texts/catalogue.ts'

export const recoveryTexts = catalogue({
  en: {
    title: 'Your recovery code',
    what: 'It lets you set a new password if you forget yours. You’ll only see it once, so keep it somewhere safe.',
    copy: 'Copy',
    copied: 'Copied',
    cannotCopy: 'Your browser didn’t allow copying. Please select the code and copy it yourself.',
    download: 'Download',
    downloaded: 'Downloaded',
    later: 'Later',
    done: 'Done',
    putOff: 'No problem. You can create a code in Profile anytime.',
    putAway: 'You’re all set. You can create a new code in Profile anytime.',
    fileName: 'daywell-recovery-code.txt',
    file: (code: string, address: string) =>
      [
        'Daywell recovery code',
        '',
        code,
        '',
        'If you forget your password, this code lets you set a new one:',
        `go to ${address} and enter your email, this code and a new password.`,
        '',
        'It works once, and then you’ll get a new one. Anyone with this code and your',
        'email can open your journal, so treat it like a key.',
        '',
      ].join('\n'),
  },
})
