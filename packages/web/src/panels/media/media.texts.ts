import { catalogue } from '#kit/texts/catalogue.ts'

export const mediaTexts = catalogue({
  en: {
    kinds: { photo: 'Photo', audio: 'Voice note', video: 'Video' },
    loading: 'Loading…',
    strip: 'Photos and recordings in this entry',
    originals: {
      label: 'Keep originals',
      hint: 'Also keeps each photo or recording as it is, which may contain the place where it was made. For this device only.',
    },
    missing: {
      onServer: {
        photo:
          'We couldn’t load this photo. It’s on the server, and shows up here when you’re online.',
        audio:
          'We couldn’t load this recording. It’s on the server, and plays here when you’re online.',
        video:
          'We couldn’t load this video. It’s on the server, and plays here when you’re online.',
      },
      nowhere: {
        photo: 'This photo isn’t here yet. It may still be on the device you added it on.',
        audio: 'This recording isn’t here yet. It may still be on the device you added it on.',
        video: 'This video isn’t here yet. It may still be on the device you added it on.',
      },
      unreadable: {
        photo: 'Your browser can’t show this photo. You can still download it.',
        audio: 'Your browser can’t play this recording. You can still download it.',
        video: 'Your browser can’t play this video. You can still download it.',
      },
      unknown:
        'This photo or recording isn’t here yet. It may still be on the device you added it on.',
      download: 'Download',
    },
    player: {
      play: 'Play',
      pause: 'Pause',
      place: 'Position',
      time: (at: string, length: string) => `${at} of ${length}`,
      speed: (rate: string) => `Speed: ${rate}`,
      playVideo: 'Play video',
    },
    viewer: {
      title: 'Photos',
      count: (at: number, all: number) => `${at} of ${all}`,
      previous: 'Previous photo',
      next: 'Next photo',
      actualSize: 'Actual size',
      fit: 'Fit to screen',
      download: 'Download',
      remove: 'Remove from entry',
      caption: 'Caption',
      addCaption: 'Add a caption',
      close: 'Close',
      notHere: 'We couldn’t load it for the download. Please try again.',
      enlarged: 'Enlarged photo',
    },
  },
})
