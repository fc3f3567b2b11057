import { openBookPage } from "@/content/open-book";
import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** The open book: how the site earns, orders and keeps what it shows. */
export const quality: Words = {
  "Our open book": "हमारी खुली किताब",
  "Who pays us, how lists are ordered, how old our prices are, how fast we call and how fast these pages are. Counted by this site itself, good or bad.":
    "हमें कौन पैसे देता है, सूचियाँ किस क्रम में होती हैं, हमारी क़ीमतें कितनी पुरानी हैं, हम कितनी जल्दी कॉल करते हैं और ये पेज कितने तेज़ हैं। अच्छा हो या बुरा, यह साइट ख़ुद गिनती है।",
  [openBookPage.description]: `${brand.name} कैसे कमाता है, सूचियाँ किस क्रम में रखता है, क़ीमतें कैसे जाँचता है और पूछताछ का जवाब कैसे देता है, साइट के ख़ुद गिने आँकड़ों के साथ।`,
  "Who pays us, and how fast we call": "हमारा हिसाब खुली किताब है",
  "Our own figures, good or bad": "हमारे अपने आँकड़े अच्छे या बुरे",
  "Counted on {day}": "{day} को गिना गया",
  "The figures can’t be read right now. Please try again in a moment.":
    "आँकड़े अभी नहीं पढ़े जा सकते। कृपया थोड़ी देर में फिर कोशिश करें।",
  // Who pays.
  "Who pays us": "हमें कौन पैसे देता है",
  "Developers pay us a fee once a home is booked through us. Buyers pay us nothing: no brokerage, no fee to search, to compare or to be called.":
    "हमारे ज़रिए घर बुक होने पर डेवलपर हमें फ़ीस देते हैं। ख़रीदार हमें कुछ नहीं देते: न ब्रोकरेज, न खोजने, तुलना करने या कॉल पाने की कोई फ़ीस।",
  "The price you see is the developer’s. No part of our fee is added to it.":
    "जो क़ीमत आप देखते हैं, वह डेवलपर की है। हमारी फ़ीस का कोई हिस्सा उसमें नहीं जुड़ता।",
  "Our records of projects have no room for what a home would earn us, so no list can go by it. A test of this site fails if that ever changes.":
    "किसी घर से हमें कितनी कमाई होगी, यह लिखने की जगह ही हमारे प्रोजेक्ट रिकॉर्ड में नहीं है, इसलिए कोई सूची उसके हिसाब से नहीं चल सकती। यह कभी बदले तो इस साइट की एक जाँच विफल हो जाती है।",
  // How lists are ordered.
  "How lists are ordered": "सूचियाँ किस क्रम में होती हैं",
  "No builder can pay for a place in a list, and no home stands higher because it earns us more. Homes that are alike in the chosen order follow in the order in which they came to us.":
    "कोई बिल्डर पैसे देकर सूची में जगह नहीं ले सकता, और कोई घर इसलिए ऊपर नहीं होता कि उससे हमें ज़्यादा कमाई होगी। चुने गए क्रम में जो घर बराबर हों, वे उसी क्रम में आते हैं जिसमें हमारे पास आए।",
  "These are all the orders there are:": "जितने क्रम हैं, सब ये रहे:",
  "Those with a RERA number on record first, among them what was launched last; then the others in the same way.":
    "जिनका RERA नंबर दर्ज है वे पहले, उनमें सबसे हाल में लॉन्च हुए पहले; फिर बाक़ी इसी तरह।",
  "How like the words you typed are to the project’s name, its builder and its place.":
    "आपके लिखे शब्द प्रोजेक्ट के नाम, बिल्डर और जगह से कितने मिलते हैं, उसके हिसाब से।",
  "What was launched last comes first; those without a launch date come last.":
    "सबसे हाल में लॉन्च हुए पहले; जिनकी लॉन्च तारीख़ नहीं है वे आख़िर में।",
  "The lowest starting price first; those without a price come last.":
    "सबसे कम शुरुआती क़ीमत पहले; जिनकी क़ीमत नहीं है वे आख़िर में।",
  "The highest starting price first; those without a price come last.":
    "सबसे ज़्यादा शुरुआती क़ीमत पहले; जिनकी क़ीमत नहीं है वे आख़िर में।",
  "The lowest price per sq ft first, of a project the lowest among its floor plans; those without one come last.":
    "सबसे कम प्रति वर्ग फ़ुट क़ीमत पहले (प्रोजेक्ट के फ़्लोर प्लान में सबसे कम वाली); जिनकी नहीं है वे आख़िर में।",
  "The project with the largest home or plot first; those without an area come last.":
    "सबसे बड़े घर या प्लॉट वाला प्रोजेक्ट पहले; जिनका क्षेत्रफल नहीं है वे आख़िर में।",
  "The earliest possession date that a builder names first; those without one come last.":
    "बिल्डर की बताई सबसे पहली क़ब्ज़े की तारीख़ पहले; जिनकी नहीं है वे आख़िर में।",
  // How old prices are.
  "How old our prices are": "हमारी क़ीमतें कितनी पुरानी हैं",
  "No project is on this site right now.": "अभी इस साइट पर कोई प्रोजेक्ट नहीं है।",
  "project is": "प्रोजेक्ट है",
  "projects are": "प्रोजेक्ट हैं",
  "{projects} on this site.": "इस साइट पर {projects}।",
  "Somebody looked after all of them in the last 7 days.": "पिछले 7 दिनों में इन सभी को किसी ने देखा-जाँचा है।",
  "Somebody looked after {week} of them in the last 7 days, {month} in the last 30 and {quarter} in the last 90.":
    "इनमें से किसी के देखे-जाँचे हुए, पिछले 7 दिनों में: {week}; 30 दिनों में: {month}; 90 दिनों में: {quarter}।",
  "Half of them were looked after {since}; the one that has waited longest, {ago}.":
    "इनमें से आधे {since} देखे-जाँचे गए; सबसे पुरानी जाँच {ago} की है।",
  today: "आज ही",
  yesterday: "कल",
  "since yesterday": "कल से अब तक",
  "in the last {count} days": "पिछले {count} दिनों में",
  "{count} days ago": "{count} दिन पहले",
  "Looked after means that the builder’s newest list held the project, that something about it was changed, or that one of us checked it without finding a change.":
    "देखने-जाँचने का मतलब: बिल्डर की सबसे नई सूची में प्रोजेक्ट था, उसकी जानकारी में कुछ बदला गया, या हममें से किसी ने जाँचा और कोई बदलाव नहीं मिला।",
  "Projects by the days since somebody looked after them": "देखे-जाँचे कितने दिन हुए, इस हिसाब से प्रोजेक्ट",
  "Last 7 days": "पिछले 7 दिन",
  "Last 30 days": "पिछले 30 दिन",
  "Last 90 days": "पिछले 90 दिन",
  "Longer ago": "उससे पहले",
  // How fast we call.
  "How fast we call": "हम कितनी जल्दी कॉल करते हैं",
  "Fewer than {least} people left their number in the last {days} days: too few to say how fast we call.":
    "पिछले {days} दिनों में {least} से कम लोगों ने अपना नंबर दिया: यह बताने के लिए बहुत कम कि हम कितनी जल्दी कॉल करते हैं।",
  person: "व्यक्ति",
  people: "लोग",
  "In the last {days} days {people} left their number.": "पिछले {days} दिनों में अपना नंबर देने वाले: {people}।",
  "Our staff have not noted a call to any of them, so there is no time to tell.":
    "हमारे स्टाफ़ ने इनमें से किसी को की गई कॉल दर्ज नहीं की, इसलिए बताने को कोई समय नहीं है।",
  "We called or wrote to {called} of them, half of these within {wait}.":
    "इनमें से {called} को हमने कॉल किया या लिखा; इनमें से आधों को {wait} या उससे कम में।",
  "Of all {leads}, {soon} had our call within {short} minutes and {later} within {long}.":
    "कुल {leads} में से {short} मिनट के भीतर हमारी कॉल पाने वाले: {soon}; {long} मिनट के भीतर: {later}।",
  "Counted at all hours, nights and Sundays too, from the moment a number arrived to the first call or message that our staff noted.":
    "हर समय की गिनती, रात और रविवार भी: नंबर मिलने के पल से स्टाफ़ की दर्ज की हुई पहली कॉल या संदेश तक।",
  "Leads by the time to the first call": "पहली कॉल में लगे समय के हिसाब से पूछताछ",
  "In 5 minutes": "5 मिनट में",
  "In 30 minutes": "30 मिनट में",
  Later: "उसके बाद",
  "No call noted": "कोई कॉल दर्ज नहीं",
  // How fast pages are.
  "How fast these pages are": "ये पेज कितने तेज़ हैं",
  "In the last {days} days no kind of page had {least} views that were measured: too few to say how fast they are.":
    "पिछले {days} दिनों में किसी तरह के पेज के {least} मापे हुए व्यू नहीं हुए: तेज़ी बताने के लिए बहुत कम।",
  "Measured in visitors’ own browsers in the last {days} days, without anything that tells who they are. Three of four views were at least as fast as the table says.":
    "पिछले {days} दिनों में लोगों के अपने ब्राउज़र में मापा गया, उनकी पहचान बताने वाली किसी चीज़ के बिना। चार में से तीन व्यू कम से कम उतने तेज़ थे जितना तालिका में है।",
  "All of it is within what Google calls good: the main picture or text in 2.5 s, an answer to a tap in 0.2 s, hardly anything that moves (0.1).":
    "सब कुछ उस सीमा में है जिसे Google अच्छा कहता है: मुख्य तस्वीर या टेक्स्ट 2.5 सेकंड में, छूने का जवाब 0.2 सेकंड में, हिलने वाला लगभग कुछ नहीं (0.1)।",
  "Google calls it good when the main picture or text is there in 2.5 s, a tap is answered in 0.2 s and hardly anything moves (0.1). Not good enough yet: {pages}.":
    "Google उसे अच्छा कहता है जब मुख्य तस्वीर या टेक्स्ट 2.5 सेकंड में आ जाए, छूने का जवाब 0.2 सेकंड में मिले और लगभग कुछ न हिले (0.1)। अभी उतने अच्छे नहीं: {pages}।",
  "Speed of each kind of page": "हर तरह के पेज की तेज़ी",
  Pages: "पेज",
  Views: "व्यू",
  "Main picture or text": "मुख्य तस्वीर या टेक्स्ट",
  "Answer to a tap": "छूने का जवाब",
  Movement: "हलचल",
  "{count} s": "{count} से.",
  "{time}, slow": "{time}, धीमा",
  "not measured": "मापा नहीं",
  Lists: "सूचियाँ",
  "Project pages": "प्रोजेक्ट के पेज",
  Blog: "ब्लॉग",
  Forms: "फ़ॉर्म",
  "Other pages": "दूसरे पेज",
  // Whether everybody can use them.
  "Whether everybody can use them": "क्या सभी इन्हें इस्तेमाल कर सकते हैं",
  "On {day} {tool} went through {screens} by the rules of {rules}, and found no fault.":
    "{day} को {tool} प्रोग्राम ने {rules} के नियमों से {screens} जाँचीं, और कोई कमी नहीं मिली।",
  "WCAG 2.2, levels A and AA": "WCAG 2.2, स्तर A और AA",
  screen: "स्क्रीन",
  screens: "स्क्रीनें",
  "A program can’t find everything. If something is in your way, please tell us, and we mend it.":
    "प्रोग्राम सब कुछ नहीं पकड़ सकता। अगर कुछ आपके आड़े आए तो हमें बताएँ, हम ठीक करेंगे।",
  "The screens of {day}: {screens}.": "{day} की स्क्रीनें: {screens}।",
  "the home page": "होम पेज",
  "the blog": "ब्लॉग",
  "the EMI calculator": "EMI कैलकुलेटर",
  "the whole cost of a home": "घर का पूरा ख़र्च",
  "contact us": "संपर्क करें",
  "interior design": "इंटीरियर डिज़ाइन",
  "home loan assistance": "होम लोन में मदद",
  "the shortlist": "पसंदीदा",
  "the comparison": "तुलना",
  "the site-visit sheet": "साइट विज़िट चेकलिस्ट",
  "our open book": "हमारी खुली किताब",
  "the preview of a link": "लिंक का प्रीव्यू",
  "an address with nothing at it": "ऐसा पता जिस पर कुछ नहीं",
  // For programs.
  "The same for machines": "यही जानकारी प्रोग्राम के लिए",
  "Anybody may read our data with a program, free of charge and from any site: projects, prices, places and the figures above.":
    "कोई भी हमारा डेटा किसी प्रोग्राम से, किसी भी साइट से, मुफ़्त पढ़ सकता है: प्रोजेक्ट, क़ीमतें, जगहें और ऊपर के आँकड़े।",
  "Every call of our API, described (OpenAPI 3.1)": "हमारे API की हर कॉल, विवरण के साथ (OpenAPI 3.1)",
  "The figures of this page (JSON)": "इस पेज के आँकड़े (JSON)",
  "All homes and plots, page by page (JSON)": "सभी घर और प्लॉट, पेज-दर-पेज (JSON)",
  "This site for assistants (llms.txt)": "AI सहायकों के लिए यह साइट (llms.txt)",
  "Every page (sitemap)": "हर पेज (साइटमैप)",
  "{company}: figures about this site": "{company}: इस साइट के आँकड़े",
  "Homes and plots in and around {place}": "{place} और आसपास घर और प्लॉट",
  "All projects on {company} with price, area, floor plans, possession and RERA number where these are known; whole rupees and square feet, page by page.":
    "{company} के सभी प्रोजेक्ट; जहाँ पता हो वहाँ क़ीमत, क्षेत्रफल, फ़्लोर प्लान, क़ब्ज़ा और RERA नंबर के साथ; पूरे रुपये और वर्ग फ़ुट में, पेज-दर-पेज।",
};
