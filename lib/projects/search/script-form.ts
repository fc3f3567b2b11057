/*
 * Telugu and Devanagari are typed in several ways that all mean the same word. Names and words are compared in one of
 * them: without nukta, with anusvara for every nasal before a consonant, with short i, u (and e, o in Telugu), and in
 * Telugu without the u that may end a word: పేట, పేట్ and పేటు; मियापुर and मियापूर; अंबरपेट and अम्बरपेट.
 */

const inScript = /[\u0900-\u097f\u0c00-\u0c7f]/;

/** In each of the two blocks the short vowel stands before its long one. */
const longVowels = /[\u0940\u0942\u0c40\u0c42\u0c47\u0c4b\u0908\u090a\u0c08\u0c0a\u0c0f\u0c13]/g;

/** Whether there is Telugu or Devanagari in the text. */
export function isInScript(text: string): boolean {
  return inScript.test(text);
}

/** The form in which words of both scripts are compared; other texts stay as they are. */
export function scriptForm(text: string): string {
  if (!inScript.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\u200b-\u200d\u093c]/g, "")
    .replace(/\u0901/g, "\u0902")
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, "\u0902")
    .replace(/[ఙఞణనమ]\u0c4d(?=[క-హ])|మ\u0c4d$/g, "\u0c02")
    .replace(longVowels, (vowel) => String.fromCharCode(vowel.charCodeAt(0) - 1))
    .replace(/[\u094d\u0c4d\u0c41]$/, "");
}
