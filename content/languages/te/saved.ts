import { offlineWords } from "@/content/offline";
import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** The page of the shortlist, and its copy for a visit without network. */
export const saved: Words = {
  "The projects you saved on this device, with their prices of today.":
    "ఈ పరికరంలో మీరు దాచుకున్న ప్రాజెక్టులు, ఈనాటి ధరలతో: పోల్చండి, కుటుంబానికి పంపండి, వెళ్లి చూడండి.",
  "Kept on this device only, up to 50 projects; with more, the oldest makes room. Prices are those of now.":
    "ఇవి ఈ పరికరంలోనే ఉంటాయి, 50 ప్రాజెక్టుల వరకు; అంతకు మించితే అన్నింటికంటే పాతది తొలగిపోతుంది. ధరలు ఇప్పటివి.",
  "Your browser keeps the shortlist, and needs JavaScript for it. Comparing works without: press “Compare” on a project of the list.":
    "మీరు ఎంచుకున్నవి మీ బ్రౌజర్‌లోనే ఉంటాయి; దానికి జావాస్క్రిప్ట్ కావాలి. పోల్చడానికి అది అక్కర్లేదు: జాబితాలోని ప్రాజెక్ట్‌పై “పోల్చండి” నొక్కండి.",
  "Of {count} more we know nothing any longer.": "మరో {count} గురించి ఇప్పుడు మా దగ్గర వివరాలు లేవు.",
  "Possession: {when}": "స్వాధీనం: {when}",
  " of {name}": " ({name})",
  [offlineWords.listDescription]:
    "ప్రాజెక్టుల జాబితా, వాటి ధరలు, స్వాధీనం తేదీలు, RERA నంబర్లు; అన్నీ అందులో చెప్పిన సమయానికి ఉన్నట్టు.",
  [visitSheetWords.read]: "ఇవి {moment}కి మా జాబితాలో ఉన్న ధరలు, వివరాలు.",
};
