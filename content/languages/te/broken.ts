import type { Words } from "@/lib/base/language";

/** What stands in place of a page that could not be made. */
export const broken: Words = {
  "Please try again in a minute": "దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి",
  "Our list of homes can’t be read just now, so this page can’t be shown. Nothing you sent us is lost.":
    "మా ఇళ్ల జాబితాను ఇప్పుడు చదవలేకపోతున్నాం, అందుకే ఈ పేజీని చూపించలేం. మీరు మాకు పంపినవి ఏవీ పోలేదు.",
  "If you call us about this, please say “{id}”.": "దీని గురించి మాకు కాల్ చేస్తే “{id}” అని చెప్పండి.",
  "Call {phone}": "{phone}కు కాల్ చేయండి",
  "This address can't be read": "ఈ చిరునామాను చదవలేకపోతున్నాం",
  "It may have been cut or copied wrongly.": "ఇది తెగిపోయి లేదా తప్పుగా కాపీ అయి ఉండవచ్చు.",
  "This address can only be read": "ఈ చిరునామాను చదవడం మాత్రమే వీలవుతుంది",
};
