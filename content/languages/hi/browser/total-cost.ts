import type { Words } from "@/lib/base/language";

/** The calculator of the whole cost, besides its lines. */
export const totalCost: Words = {
  "The whole cost": "पूरा ख़र्च",
  "What you buy": "क्या ख़रीद रहे हैं",
  "Flat or villa": "फ़्लैट या विला",
  Plot: "प्लॉट",
  "How far it is": "निर्माण का चरण",
  "Under construction": "निर्माणाधीन",
  "Under construction, up to 60 m² carpet and ₹45 lakh": "निर्माणाधीन, 60 वर्ग मीटर कार्पेट और ₹45 लाख तक",
  "Ready, with occupancy certificate": "तैयार, ऑक्युपेंसी सर्टिफ़िकेट के साथ",
  State: "राज्य",
  "Another state": "दूसरा राज्य",
  "As people write it: 85 L, 1.2 Cr or 85,00,000": "जैसे आम तौर पर लिखते हैं: 85 L, 1.2 Cr या 85,00,000",
  "Official value": "सरकारी मूल्य",
  "The government’s own value, if you know it. Duty is taken on the higher one":
    "सरकार का तय किया मूल्य (सर्किल रेट), अगर पता हो। क़ीमत और इसमें से जो ज़्यादा हो, ड्यूटी उसी पर लगती है",
  "Other charges you were told": "आपको बताए गए दूसरे चार्ज",
  "Parking, club house, funds: all together": "पार्किंग, क्लब हाउस, फ़ंड: सब मिलाकर",
  Loan: "लोन",
  "Left empty: the largest one allowed": "ख़ाली छोड़ने पर: नियमों के तहत सबसे बड़ा लोन",
  "Empty: the largest allowed, {price}": "ख़ाली हो तो: सबसे बड़ा लोन, {price}",
  "Interest rate (%)": "ब्याज दर (%)",
  "A year, as the lender quotes it": "सालाना, जैसा बैंक बताए",
  Years: "साल",
  "1 to 40": "1 से 40",
  "Paid in extra each year (₹)": "हर साल अतिरिक्त भुगतान (₹)",
  "Such as a bonus: 50,000 or 1 L": "जैसे बोनस: 50,000 या 1 L",
  "If the rate changes by (%)": "दर इतनी बदले तो (%)",
  "Down with a minus: -0.5": "घटे तो माइनस के साथ: -0.5",
  "Rent of such a home (₹ a month)": "ऐसे घर का किराया (₹ महीना)",
  "What you pay, or would pay: 25,000": "जो आप देते हैं, या देते: 25,000",
  "Upkeep (₹ a month)": "रखरखाव (₹ महीना)",
  "What only an owner pays: maintenance, property tax": "जो सिर्फ़ मालिक देता है: मेंटेनेंस, प्रॉपर्टी टैक्स",
  "Rent rises by (% a year)": "किराया बढ़ता है (% सालाना)",
  "Home’s price rises by (% a year)": "घर की क़ीमत बढ़ती है (% सालाना)",
  "Savings earn (% a year)": "बचत पर कमाई (% सालाना)",
  "Your guess": "आपका अनुमान",
  "Your guess; a minus for a fall": "आपका अनुमान; घटने के लिए माइनस",
  "Your guess, after tax": "आपका अनुमान, टैक्स के बाद",
  "The loan": "लोन",
  "Rent against buying": "किराए पर रहें या ख़रीदें?",
  "Work it out": "हिसाब लगाएँ",
  // What is wrong with what stands in a box, behind it in quotation marks.
  "is more than lenders may give on this price: {price}": "उससे ज़्यादा है जितना बैंक इस क़ीमत पर दे सकते हैं: {price}",
  "must be a number from {min} to {max}": "नहीं चलेगा: {min} से {max} के बीच की संख्या लिखें",
  "must be a whole number from 1 to 40": "नहीं चलेगा: 1 से 40 के बीच की पूरी संख्या लिखें",
  "is no amount: write 85 L, 1.2 Cr or 85,00,000": "समझ नहीं आया: 85 L, 1.2 Cr या 85,00,000 की तरह लिखें",
  // Line by line.
  "Line by line": "एक-एक ख़र्च",
  "Not told": "नहीं बताया",
  "What is known": "जितना पता है",
  "In all": "कुल",
  "Builders seldom print what they charge for {charges}. Ask for the cost sheet before you pay to book.":
    "{charges}: इनके लिए कितना लेते हैं, यह बिल्डर शायद ही पहले से लिखकर देते हैं। बुकिंग का पैसा देने से पहले कॉस्ट शीट माँगें।",
  "Car parking": "कार पार्किंग",
  "Club house and amenities": "क्लब हाउस और सुविधाएँ",
  "Corpus or maintenance fund": "कॉर्पस या मेंटेनेंस फ़ंड",
  "Advance maintenance": "अग्रिम मेंटेनेंस",
  "Floor rise or preferred location": "ऊपरी मंज़िल या पसंदीदा जगह का चार्ज",
  "Electricity, water and legal charges": "बिजली, पानी और क़ानूनी चार्ज",
  "Ask us what they are": "हमसे पूछिए कि ये कितने हैं",
  // One's own money.
  "Your own money": "आपका अपना पैसा",
  "The part of the price that no loan covers": "क़ीमत का वह हिस्सा जो लोन में नहीं आता",
  "GST, with each payment to the builder": "GST, बिल्डर को हर भुगतान के साथ",
  "Duty and registration, on the day of registration": "ड्यूटी और रजिस्ट्रेशन, रजिस्ट्रेशन के दिन",
  "Not known": "पता नहीं",
  "Other charges": "दूसरे चार्ज",
  "Of the price, {rupees} ({percent}%) goes to the tax office and not to the seller: no extra cost, but you have to hold it back and pay it in.":
    "क़ीमत में से {rupees} ({percent}%) बेचने वाले को नहीं, आयकर विभाग को जाता है: यह अतिरिक्त ख़र्च नहीं है, पर इसे काटकर (TDS) जमा आपको करना होता है।",
  "Some lenders count GST into the price that they lend on. Ask yours, and keep six instalments aside besides: {price} is what the papers take, not what life takes.":
    "कुछ बैंक जिस क़ीमत पर लोन देते हैं, उसमें GST भी जोड़ते हैं; अपने बैंक से पूछें। इसके अलावा छह किस्तें अलग रखें: {price} काग़ज़ी ख़र्च है, ज़िंदगी के ख़र्च इसमें नहीं हैं।",
  // The loan.
  None: "नहीं",
  "Fill in the rate and the years to see the instalment.": "किस्त देखने के लिए दर और साल भरें।",
  "The largest loan allowed": "नियमों के तहत सबसे बड़ा लोन",
  "EMI over {years} at {rate}%": "EMI: {years}, {rate}% ब्याज",
  "Interest in all": "कुल ब्याज",
  "With {extra} paid in at the end of each year it ends after {months}, {sooner} sooner, and costs {saved} less in interest.":
    "हर साल के आख़िर में {extra} अतिरिक्त देने पर लोन {months} में चुक जाता है, यानी {sooner} पहले, और ब्याज {saved} कम लगता है।",
  "At {rate}% from the first month the EMI is {emi}: {change} more each month.":
    "पहले महीने से {rate}% हो तो EMI {emi}: हर महीने {change} ज़्यादा।",
  "At {rate}% from the first month the EMI is {emi}: {change} less each month.":
    "पहले महीने से {rate}% हो तो EMI {emi}: हर महीने {change} कम।",
  // Rent against buying.
  "Fill in the price, the loan’s rate and years, the rent of such a home and the guesses to see who has more after some years: the family that buys, or the one that rents and saves the difference.":
    "क़ीमत, लोन की दर और साल, ऐसे घर का किराया और अनुमान भरें। दिखेगा कि कुछ साल बाद किसके पास ज़्यादा होगा: घर ख़रीदने वाले परिवार के पास, या किराए पर रहकर फ़र्क़ बचाने वाले के पास।",
  "After 10 years buying is ahead {when}.": "{when} 10 साल बाद ख़रीदना फ़ायदे में रहता है।",
  "if the home’s price has risen by more than {percent}% a year":
    "अगर घर की क़ीमत सालाना {percent}% से ज़्यादा बढ़ी हो, तो",
  "unless the home’s price has fallen by more than {percent}% a year":
    "अगर घर की क़ीमत सालाना {percent}% से ज़्यादा न गिरी हो, तो",
  "whatever happens to the home’s price": "घर की क़ीमत चाहे जैसी हो,",
  "With your guess of {growth}% renting stays ahead for all {years} years.":
    "आपके {growth}% के अनुमान पर पूरे {years} साल किराए पर रहना फ़ायदे में रहता है।",
  "With your guess of {growth}% buying is ahead from the first year.":
    "आपके {growth}% के अनुमान पर पहले साल से ही ख़रीदना फ़ायदे में है।",
  "With your guess of {growth}% buying is ahead from year {year}.":
    "आपके {growth}% के अनुमान पर साल {year} से ख़रीदना फ़ायदे में है।",
  "Nobody knows the three guesses: try others before you believe a figure.":
    "ये तीनों अनुमान सच में क्या होंगे, कोई नहीं जानता: किसी आँकड़े पर भरोसा करने से पहले दूसरे अनुमान भी आज़माएँ।",
  "Year by year": "साल-दर-साल",
  "Who buys has the home less what is owed; who rents has saved the own money and the difference each month.":
    "ख़रीदने वाले के पास घर है, बक़ाया लोन घटाकर; किराए पर रहने वाले ने अपना पैसा और हर महीने का फ़र्क़ बचाया है।",
  After: "कितने समय बाद",
  Buying: "ख़रीदने पर",
  Renting: "किराए पर",
  "1 to {years} years": "1 से {years} साल",
  // Times.
  year: "साल",
  years: "साल",
};
