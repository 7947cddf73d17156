import { catalogue } from '#kit/texts/catalogue.ts'

export const recoveryTexts = catalogue({
  en: {
    title: 'Your recovery code',
    what: 'It lets you choose a new password if you forget yours. It is shown this once: keep it somewhere safe.',
    copy: 'Copy',
    copied: 'Copied',
    cannotCopy: 'Your browser did not allow copying. Please select the code and copy it yourself.',
    download: 'Download',
    downloaded: 'Downloaded',
    dismiss: 'Dismiss',
    done: 'Done',
    fileName: 'daywell-recovery-code.txt',
    file: (code: string, address: string) =>
      [
        'Daywell recovery code',
        '',
        code,
        '',
        'If you forget your password, this code lets you choose a new one:',
        `open ${address} and give your email address, this code and a new password.`,
        '',
        'It works once; you are given a new one then. Whoever has it and knows your',
        'email address can get into your journal, so keep it as you would keep a key.',
        '',
      ].join('\n'),
  },
})
