import type { Words } from "@/lib/base/language";

/** The questions of tenants. */
export const rentalFaqs: Words = {
  "Rental FAQs": "किराए से जुड़े सवाल",
  "What tenants ask us most, answered for Hyderabad. Most of it holds in other Indian cities too.":
    "किराएदार हमसे जो सबसे ज़्यादा पूछते हैं, उसके जवाब हैदराबाद के लिए। ज़्यादातर बातें भारत के दूसरे शहरों में भी सही हैं।",
  "Eight answers on renting a home in Hyderabad: deposit, 11-month agreements, registration, notice, repairs, police verification and TDS on rent.":
    "हैदराबाद में किराए के घर से जुड़े आठ जवाब: डिपॉज़िट, 11 महीने का एग्रीमेंट, रजिस्ट्रेशन, नोटिस, मरम्मत, पुलिस जाँच और किराए पर TDS।",
  "General information as of November 2026, not legal advice. Rules differ from state to state and change; before you sign for a large sum, show the agreement to a lawyer.":
    "यह नवंबर 2026 की सामान्य जानकारी है, क़ानूनी सलाह नहीं। नियम हर राज्य में अलग हैं और बदलते रहते हैं; बड़ी रक़म के लिए दस्तख़त करने से पहले एग्रीमेंट वकील को दिखाएँ।",
  "How much security deposit is usual?": "सिक्योरिटी डिपॉज़िट आम तौर पर कितना होता है?",
  "A deposit of 1-3 months’ rent is typical; two months is common for flats in Hyderabad. Some cities ask for more.":
    "1-3 महीने का किराया आम है; हैदराबाद के फ़्लैटों में दो महीने का चलन है। कुछ शहरों में इससे ज़्यादा माँगा जाता है।",
  "Have three things written into the agreement: the amount, what may be deducted from it (unpaid rent and bills, damage beyond normal wear, often one round of painting), and by which day it is returned after you leave. Pay by bank transfer: it leaves a record.":
    "एग्रीमेंट में तीन बातें लिखवाएँ: रक़म कितनी है; उसमें से क्या काटा जा सकता है (बक़ाया किराया और बिल, सामान्य इस्तेमाल से ज़्यादा नुक़सान, अक्सर एक बार की पुताई); और घर छोड़ने के बाद किस दिन तक लौटाई जाएगी। भुगतान बैंक से करें, ताकि उसका सबूत रहे।",
  "How long does a lease run, and why are so many written for 11 months?":
    "लीज़ कितने समय की होती है, और ज़्यादातर 11 महीने की ही क्यों लिखी जाती है?",
  "Leases of 12 months are typical. Many are written for 11 months and then renewed, because across India a lease for more than a year must be registered, and 11 months stays clear of that.":
    "12 महीने की लीज़ आम है। बहुत-सी 11 महीने के लिए लिखी जाती हैं और फिर बढ़ाई जाती हैं, क्योंकि पूरे भारत में एक साल से ज़्यादा की लीज़ का रजिस्ट्रेशन ज़रूरी है, और 11 महीने में इसकी ज़रूरत नहीं पड़ती।",
  "At renewal the rent usually goes up by 5% to 10%. Agree on the figure at the beginning and have it written down.":
    "बढ़ाते समय किराया आम तौर पर 5% से 10% बढ़ता है। कितना बढ़ेगा, यह शुरू में ही तय करके लिखवा लें।",
  "Does a rental agreement have to be registered?": "क्या किराए के एग्रीमेंट का रजिस्ट्रेशन ज़रूरी है?",
  "For a lease of more than a year, or from year to year, yes: at the sub-registrar’s office, with stamp duty and a fee. Some states go further. In Telangana the law asks for registration of shorter leases too, although many 11-month agreements are only signed on stamp paper and notarised.":
    "एक साल से ज़्यादा की, या साल-दर-साल चलने वाली लीज़ के लिए हाँ: सब-रजिस्ट्रार के दफ़्तर में, स्टाम्प ड्यूटी और फ़ीस के साथ। कुछ राज्य इससे आगे जाते हैं। तेलंगाना में क़ानून कम समय की लीज़ का भी रजिस्ट्रेशन माँगता है, हालाँकि 11 महीने के बहुत-से एग्रीमेंट सिर्फ़ स्टाम्प पेपर पर दस्तख़त और नोटरी करवाकर बनते हैं।",
  "A notary’s stamp is not registration. If there is ever a dispute, a registered agreement is far better evidence, for the owner and for you. Ask the sub-registrar’s office what applies to your agreement and what it costs, and agree on who pays.":
    "नोटरी की मुहर रजिस्ट्रेशन नहीं है। विवाद होने पर रजिस्टर्ड एग्रीमेंट मालिक और आप, दोनों के लिए कहीं बेहतर सबूत है। सब-रजिस्ट्रार के दफ़्तर से पूछें कि आपके एग्रीमेंट पर क्या लागू है और ख़र्च कितना है, और तय करें कि वह कौन देगा।",
  "How much notice must I give, and can I leave early?":
    "कितने समय पहले नोटिस देना होता है, और क्या पहले छोड़ सकते हैं?",
  "What counts is the agreement: one or two months’ notice from either side is usual. Give it in writing; email or WhatsApp is good enough only if the agreement says so.":
    "जो एग्रीमेंट में है वही माना जाता है: दोनों ओर से एक या दो महीने का नोटिस आम है। नोटिस लिखित में दें; ईमेल या व्हाट्सऐप तभी काफ़ी है जब एग्रीमेंट में ऐसा लिखा हो।",
  "Look for a lock-in period. If you leave before it ends, the owner may ask for the rent of the rest of it. If you might be transferred, ask for a clause for that case before you sign.":
    "देखें कि लॉक-इन अवधि तो नहीं है। उससे पहले छोड़ने पर मालिक बाक़ी अवधि का किराया माँग सकता है। अगर आपका तबादला हो सकता है, तो दस्तख़त से पहले उसके लिए एक शर्त लिखवा लें।",
  "Who pays for repairs and maintenance?": "मरम्मत और मेंटेनेंस का ख़र्च कौन देता है?",
  "As a rule the owner pays for what belongs to the building: structure, leaks, wiring, plumbing inside the walls. The tenant pays for small daily repairs, such as a tap washer or a tube light, and for damage.":
    "आम तौर पर इमारत से जुड़ी चीज़ों का ख़र्च मालिक देता है: ढाँचा, रिसाव, वायरिंग, दीवार के अंदर की पाइप। रोज़ की छोटी मरम्मत, जैसे नल का वॉशर या ट्यूबलाइट, और किए गए नुक़सान का ख़र्च किराएदार देता है।",
  "The monthly maintenance of the residents’ association can be on either side, so ask whether the rent includes it. On the first day, list what is in the flat, with meter readings and photographs, and have both sides sign. It settles most quarrels about the deposit.":
    "सोसाइटी का मासिक मेंटेनेंस किसी के भी ज़िम्मे हो सकता है, इसलिए पूछें कि क्या वह किराए में शामिल है। पहले दिन फ़्लैट में जो कुछ है उसकी सूची मीटर की रीडिंग और तस्वीरों के साथ बनाएँ और दोनों दस्तख़त करें। डिपॉज़िट के ज़्यादातर झगड़े इसी से सुलझ जाते हैं।",
  "What should I see before I sign?": "दस्तख़त से पहले क्या देखना चाहिए?",
  "Proof that the person who lets the home owns it: the sale deed or the latest property tax receipt, and an identity card. Somebody who signs for the owner needs a power of attorney.":
    "इसका सबूत कि किराए पर देने वाला ही मालिक है: सेल डीड या हाल की प्रॉपर्टी टैक्स की रसीद, और पहचान पत्र। मालिक की ओर से दस्तख़त करने वाले के पास पावर ऑफ़ अटॉर्नी होनी चाहिए।",
  "The last electricity, water and maintenance bills, paid.": "बिजली, पानी और मेंटेनेंस के पिछले बिल, चुकाए हुए।",
  "The rules of the residents’ association: parking, pets, shifting, visitors.":
    "सोसाइटी के नियम: पार्किंग, पालतू जानवर, सामान लाना-ले जाना, मेहमान।",
  "Whether there is a loan on the home with EMIs overdue. A lender that takes over the home can ask a tenant to leave.":
    "क्या घर पर ऐसा लोन है जिसकी EMI बक़ाया हैं। घर अपने क़ब्ज़े में लेने वाला बैंक किराएदार को निकलने को कह सकता है।",
  "The agreement itself, a day before. Don’t pay a token amount for a home you have not seen from inside.":
    "एग्रीमेंट ख़ुद, एक दिन पहले। जो घर अंदर से नहीं देखा, उसके लिए टोकन रक़म न दें।",
  "Is police verification of tenants needed?": "क्या किराएदार की पुलिस जाँच ज़रूरी है?",
  "The police in many cities, Hyderabad among them, ask owners to send in their tenants’ details, and local orders can make that a duty. It is done at the police station or online, by the owner.":
    "हैदराबाद सहित कई शहरों में पुलिस मालिकों से किराएदार की जानकारी भेजने को कहती है, और स्थानीय आदेश इसे ज़रूरी बना सकते हैं। यह पुलिस थाने में या ऑनलाइन होता है, और मालिक करता है।",
  "You will be asked for a photograph, an identity card, your permanent address and where you work. Keep the acknowledgement. Write the purpose and the date on every copy of a document you hand over, so that it can’t be used for anything else.":
    "आपसे फ़ोटो, पहचान पत्र, स्थायी पता और काम की जगह पूछी जाएगी। रसीद सँभालकर रखें। जो भी काग़ज़ दें, उसकी हर कॉपी पर मक़सद और तारीख़ लिख दें, ताकि उसका और कोई इस्तेमाल न हो सके।",
  "When do I need rent receipts, and when do I deduct TDS?":
    "किराए की रसीदें कब चाहिए, और TDS कब काटना होता है?",
  "Receipts are proof of payment; keep them even if you pay by bank transfer. If your salary includes a house rent allowance (HRA) and you are under the old tax regime, your employer asks for them, and for the owner’s PAN when the rent is above ₹1,00,000 a year.":
    "रसीद भुगतान का सबूत है; बैंक से भुगतान करें तब भी रखें। अगर आपके वेतन में मकान किराया भत्ता (HRA) है और आप पुरानी टैक्स व्यवस्था में हैं, तो आपकी कंपनी रसीदें माँगेगी, और किराया साल में ₹1,00,000 से ज़्यादा हो तो मालिक का PAN भी।",
  "TDS is tax that you hold back from the rent and pay to the government in the owner’s name. An individual who pays more than ₹50,000 a month to an owner resident in India deducts 2% (the rate since 1 October 2024), as a rule once a year or in the last month, and gives the owner the certificate. No TAN is needed.":
    "TDS वह टैक्स है जो आप किराए में से काटकर मालिक के नाम से सरकार को देते हैं। भारत में रहने वाले मालिक को महीने में ₹50,000 से ज़्यादा देने वाला व्यक्ति 2% काटता है (1 अक्टूबर 2024 से यही दर है), आम तौर पर साल में एक बार या आख़िरी महीने में, और मालिक को प्रमाणपत्र देता है। TAN की ज़रूरत नहीं है।",
  "If the owner lives abroad, the rate is much higher and the limit of ₹50,000 does not apply. Ask a chartered accountant before the first rent.":
    "अगर मालिक विदेश में रहता है, तो दर बहुत ज़्यादा है और ₹50,000 की सीमा लागू नहीं होती। पहले किराए से पहले चार्टर्ड अकाउंटेंट से पूछें।",
};
