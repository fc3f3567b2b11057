import type { Words } from "@/lib/base/language";

/** What a family looks at on a visit (`visitChecks` of `content/visit-sheet.ts`). */
export const visitChecks: Words = {
  "Papers, before anything is paid": "काग़ज़ात: पैसा देने से पहले",
  "RERA page open on the phone: project, block or phase, promoter and completion date are as we are told":
    "फ़ोन पर RERA का पेज खोलकर देखा: प्रोजेक्ट, ब्लॉक या फ़ेज़, प्रमोटर और पूरा होने की तारीख़ वही हैं जो हमें बताए गए",
  "Approved plan seen, with number and date: it shows this block and floor":
    "मंज़ूर नक़्शा नंबर और तारीख़ के साथ देखा: उसमें यह ब्लॉक और मंज़िल है",
  "Stage of the work is as the last update on the RERA page says":
    "काम उतना ही हुआ है जितना RERA पेज के आख़िरी अपडेट में लिखा है",
  "Occupancy certificate (OC) seen, and it names this block":
    "ऑक्युपेंसी सर्टिफ़िकेट (OC) देखा, उसमें इस ब्लॉक का नाम है",
  "Last bills seen: maintenance, electricity, property tax": "पिछले बिल देखे: मेंटेनेंस, बिजली, प्रॉपर्टी टैक्स",
  "Layout approval seen (in Telangana of HMDA or DTCP): number, date, and this plot on its drawing":
    "लेआउट की मंज़ूरी (तेलंगाना में HMDA या DTCP की) देखी: नंबर, तारीख़, और उसके नक़्शे में यह प्लॉट",
  "Survey number is the same in the sale deed, in the land records and on the site":
    "सेल डीड में, ज़मीन के रिकॉर्ड में और मौक़े पर सर्वे नंबर एक ही है",
  "Link documents, from owner to owner, and the Encumbrance Certificate (EC): copies for our lawyer":
    "एक मालिक से दूसरे मालिक तक के लिंक दस्तावेज़ और एनकम्ब्रेंस सर्टिफ़िकेट (EC): हमारे वकील के लिए कॉपी",
  "Who signs the sale, and whether a bank has a charge on the land":
    "बिक्री पर दस्तख़त कौन करेगा, और ज़मीन किसी बैंक के पास गिरवी तो नहीं",
  Size: "क्षेत्रफल और नाप",
  "One room measured wall to wall: it agrees with the plan, and the agreement states the carpet area":
    "एक कमरा दीवार से दीवार तक नापा: नक़्शे से मेल खाता है, और एग्रीमेंट में कार्पेट एरिया लिखा है",
  "All four sides measured between the boundary stones, and the stones are there":
    "सीमा के पत्थरों के बीच चारों तरफ़ नापा, और पत्थर मौजूद हैं",
  "Plot area and built-up area of the villa, each by itself in writing":
    "विला के प्लॉट का क्षेत्रफल और बिल्ट-अप एरिया, दोनों अलग-अलग लिखित में",
  "What of the sample home is in the price, and what is only shown":
    "सैंपल घर में जो दिखता है उसमें से क्या क़ीमत में शामिल है, और क्या सिर्फ़ दिखाने के लिए है",
  "Water, power, drains": "पानी, बिजली, सीवर",
  "Where water comes from today: municipal line, borewells, tankers; who pays for tankers in May":
    "अभी पानी कहाँ से आता है: नगर निगम की लाइन, बोरवेल, टैंकर; मई में टैंकर का पैसा कौन देता है",
  "What the power backup runs inside the home, and on whose meter":
    "पावर बैकअप से घर के अंदर क्या-क्या चलता है, और किसके मीटर पर",
  "Sewage plant and rainwater pits are there, and they run":
    "सीवेज प्लांट और बारिश का पानी सोखने के गड्ढे हैं, और चालू हैं",
  "Taps run on the top floor, flush works twice, no damp below bathrooms":
    "सबसे ऊपर की मंज़िल पर नल में पानी आता है, फ़्लश लगातार दो बार चलता है, बाथरूम के नीचे सीलन नहीं है",
  "Water, drain and electricity reach the plot today, not only the drawing":
    "पानी, नाली और बिजली प्लॉट तक पहुँच चुकी हैं, सिर्फ़ नक़्शे पर नहीं",
  "The plot is not lower than the road; no lake, nala or high-tension line touches it":
    "प्लॉट सड़क से नीचा नहीं है; कोई झील, नाला या हाई-टेंशन लाइन उसे नहीं छूती",
  "Car, lift, road": "गाड़ी, लिफ़्ट, सड़क",
  "Our parking bay seen: its number, covered or open, doors open in it":
    "हमारी पार्किंग की जगह देखी: उसका नंबर, ढकी है या खुली, और उसमें गाड़ी के दरवाज़े खुलते हैं",
  "Lifts and homes on a floor counted; one lift takes a stretcher":
    "लिफ़्ट और एक मंज़िल के घर गिने; एक लिफ़्ट में स्ट्रेचर आ जाता है",
  "Width of the road in front measured; it is public, and it goes on at the same width":
    "सामने की सड़क की चौड़ाई नापी; सड़क सार्वजनिक है, और आगे भी उतनी ही चौड़ी है",
  "The way to office and school driven at the real hour":
    "ऑफ़िस और स्कूल का रास्ता उसी समय तय करके देखा जब रोज़ जाना होगा",
  "Light, noise, neighbours": "रोशनी, शोर, पड़ोस",
  "Compass used: where the sun comes in, and what may be built in front of the windows":
    "कंपास से देखा: धूप किधर से आती है, और खिड़कियों के सामने क्या बन सकता है",
  "Ten minutes of listening: road, flights, wedding halls, pumps":
    "दस मिनट ध्यान से सुना: सड़क, हवाई जहाज़, शादी के हॉल, पंप",
  "Phone signal tried, inside and on the ground": "फ़ोन का सिग्नल देखा, घर के अंदर और नीचे",
  "Two families who live there asked: what do you pay each month, what is still missing?":
    "वहाँ रहने वाले दो परिवारों से पूछा: हर महीने कितना देते हैं, अब भी क्या अधूरा है?",
  "An older project of the same builder seen": "इसी बिल्डर का एक पुराना प्रोजेक्ट देखा",
  "Come once more after rain or after dark": "बारिश के बाद या अँधेरा होने पर एक बार फिर आना है",
};
