import { reraCheckWords } from "@/content/rera-check";
import type { Words } from "@/lib/base/language";

/** The comparison of projects. */
export const compared: Words = {
  "Compare projects": "ప్రాజెక్టులను పోల్చండి",
  "Compare {count} projects": "{count} ప్రాజెక్టుల పోలిక",
  "Compare {names}": "{names}: పోలిక",
  "Compare {name} and {count} more": "{name}, మరో {count}: పోలిక",
  "Compare {name} with others": "{name}: ఇతర ప్రాజెక్టులతో పోలిక",
  "Prices, sizes, possession and amenities of up to four projects, side by side.":
    "నాలుగు ప్రాజెక్టుల వరకు ధరలు, విస్తీర్ణాలు, స్వాధీనం తేదీలు, సౌకర్యాలు పక్కపక్కనే చూడండి.",
  "See prices, sizes, possession and amenities of up to {most} projects side by side.":
    "{most} ప్రాజెక్టుల వరకు ధరలు, విస్తీర్ణాలు, స్వాధీనం తేదీలు, సౌకర్యాలు పక్కపక్కనే చూడండి.",
  "Rows marked “Same for all” do not differ; in all others the values are in bold.":
    "“అన్నింటికీ ఒకటే” అని ఉన్న వరుసల్లో తేడా లేదు; మిగతా వరుసల్లో వివరాలు ముదురు అక్షరాల్లో ఉన్నాయి.",
  "Share this comparison": "ఈ పోలిక లింక్ పంపండి",
  "{name} is no longer sold, and is left out.": "{name} ఇప్పుడు అమ్మకానికి లేదు, అందుకే ఇక్కడ చూపించలేదు.",
  "One project of this address is no longer available, and is left out.":
    "ఈ లింక్‌లోని ఒక ప్రాజెక్ట్ ఇప్పుడు అందుబాటులో లేదు, అందుకే ఇక్కడ చూపించలేదు.",
  "{count} projects of this address are no longer available, and are left out.":
    "ఈ లింక్‌లోని {count} ప్రాజెక్టులు ఇప్పుడు అందుబాటులో లేవు, అందుకే ఇక్కడ చూపించలేదు.",
  "Nothing to compare yet": "పోల్చడానికి ఇంకా ఏమీ లేదు",
  "Press “Compare” on the projects of the list, or look for one by its name below.":
    "జాబితాలోని ప్రాజెక్టులపై “పోల్చండి” నొక్కండి, లేదా కింద పేరుతో వెతకండి.",
  "Add a project": "ప్రాజెక్ట్ చేర్చండి",
  "Room for up to {count} projects.": "{count} ప్రాజెక్టుల వరకు చేర్చవచ్చు.",
  "Room for {projects}.": "ఇంకా {projects} చేర్చవచ్చు.",
  "more project": "ప్రాజెక్ట్",
  "more projects": "ప్రాజెక్టులు",
  "Project, builder or place": "ప్రాజెక్ట్, బిల్డర్ లేదా ప్రాంతం",
  "Nothing else is called “{search}”. Try a shorter word.":
    "“{search}” పేరుతో వేరే ఏదీ దొరకలేదు. ఇంకా చిన్న పదంతో వెతకండి.",
  "The search could not be read just now. Please try again.": "ఇప్పుడు వెతకలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.",
  Found: "దొరికినవి",
  Add: "చేర్చండి",
  "The projects of this comparison, one in each column": "ఈ పోలికలోని ప్రాజెక్టులు, ఒక్కో నిలువు వరుసలో ఒకటి",
  "Same for all": "అన్నింటికీ ఒకటే",
  "Not stated": "చెప్పలేదు",
  "Not offered": "ఇక్కడ లేవు",
  Developer: "డెవలపర్",
  Place: "ప్రాంతం",
  Type: "రకం",
  "Rate per sq ft": "చ.అ. రేటు",
  "Area of a unit": "ఒక్కోదాని విస్తీర్ణం",
  "Other amenities": "ఇతర సౌకర్యాలు",
  "None besides": "మరేవీ లేవు",
  "Next step": "తర్వాత",
  [reraCheckWords.compared]: "RERAతో పోలిక",
  [reraCheckWords.short.matched]: "సరిపోయింది",
  [reraCheckWords.short.differs]: "వేరుగా ఉంది",
  "{from} to {to}": "{from} – {to}",
};
