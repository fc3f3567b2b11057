import type { Words } from "@/lib/base/language";

/** What stands in place of a page that could not be made. */
export const broken: Words = {
  "Please try again in a minute": "कृपया एक मिनट बाद फिर कोशिश करें",
  "Our list of homes can’t be read just now, so this page can’t be shown. Nothing you sent us is lost.":
    "हमारे घरों की सूची अभी पढ़ी नहीं जा रही, इसलिए यह पेज नहीं दिख सकता। आपने हमें जो भेजा है वह खोया नहीं है।",
  "If you call us about this, please say “{id}”.": "इस बारे में हमें कॉल करें तो “{id}” बताएँ।",
  "Call {phone}": "{phone} पर कॉल करें",
  "This address can't be read": "यह पता पढ़ा नहीं जा सका",
  "It may have been cut or copied wrongly.": "हो सकता है यह अधूरा या ग़लत कॉपी हुआ हो।",
  "This address can only be read": "इस पते को केवल पढ़ा जा सकता है",
};
