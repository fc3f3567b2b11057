import { promises } from "@/content/promises";
import type { Words } from "@/lib/base/language";

/** Titles of forms that come up, and all that forms answer. */
export const messages: Words = {
  "Enquire Now": "अभी पूछताछ करें",
  "A sales expert calls you with prices and availability.":
    "क़ीमत और उपलब्धता बताने के लिए हमारे सेल्स विशेषज्ञ आपको कॉल करेंगे।",
  "Leave your number and a sales expert calls you.": "अपना नंबर दें, हमारे सेल्स विशेषज्ञ आपको कॉल करेंगे।",
  "Download Brochure": "ब्रोशर डाउनलोड करें",
  "The brochure opens in a new tab, and its link goes to your email.":
    "ब्रोशर नए टैब में खुलता है, और उसका लिंक आपके ईमेल पर आता है।",
  "Get Brochure": "ब्रोशर पाएँ",
  "Request a Callback": "कॉलबैक माँगें",
  "Request Callback": "कॉलबैक माँगें",
  [promises.listingCallback]: "सुबह 9 से रात 9 बजे (IST) के बीच 30 मिनट के भीतर हम आपसे संपर्क करते हैं।",
  "Message Us": "हमें संदेश भेजें",
  "Write what you are looking for; a person answers.": "आप क्या ढूँढ रहे हैं, लिखें; जवाब कोई व्यक्ति देता है।",
  "Talk to a designer": "डिज़ाइनर से बात करें",
  "Tell us about the home; a designer calls you.": "घर के बारे में बताएँ; डिज़ाइनर आपको कॉल करेंगे।",
  "Ask for a home loan": "होम लोन के बारे में पूछें",
  "A loan specialist works out what you can borrow.": "आप कितना लोन ले सकते हैं, यह लोन विशेषज्ञ बताते हैं।",
  "Apply for a home loan": "होम लोन के लिए आवेदन करें",
  "Seven answers, and a loan specialist calls you.": "बस सात जवाब, फिर लोन विशेषज्ञ आपको कॉल करेंगे।",
  "Thank you! Our representative will contact you soon.": "धन्यवाद! हमारे प्रतिनिधि जल्द ही आपसे संपर्क करेंगे।",
  "Thank you! Our representative will contact you shortly.":
    "धन्यवाद! हमारे प्रतिनिधि थोड़ी ही देर में आपसे संपर्क करेंगे।",
  "Brochure download initiated! Check your email.": "ब्रोशर डाउनलोड शुरू हो गया! अपना ईमेल देखें।",
  "Message sent successfully!": "संदेश भेज दिया गया!",
  "Thank you for your inquiry! Our interior design specialist will contact you soon.":
    "पूछताछ के लिए धन्यवाद! हमारे इंटीरियर डिज़ाइन विशेषज्ञ जल्द ही आपसे संपर्क करेंगे।",
  "Thank you for your inquiry! Our loan specialist will contact you shortly.":
    "पूछताछ के लिए धन्यवाद! हमारे लोन विशेषज्ञ थोड़ी ही देर में आपसे संपर्क करेंगे।",
  "Failed to submit enquiry. Please try again.": "पूछताछ भेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
  "Failed to submit request. Please try again.": "अनुरोध भेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  "Failed to submit your request. Please try again later.":
    "आपका अनुरोध भेजा नहीं जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।",
  "Failed to send message. Please try again.": "संदेश भेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  "Failed to submit. Please try again later.": "भेजा नहीं जा सका। कृपया थोड़ी देर बाद फिर कोशिश करें।",
  "Failed to submit your inquiry. Please try again later.":
    "आपकी पूछताछ भेजी नहीं जा सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।",
  "You seem to be offline. What you typed is kept; send it again when you are connected.":
    "लगता है आप ऑफ़लाइन हैं। आपका लिखा हुआ सुरक्षित है; इंटरनेट आने पर फिर भेजें।",
  "Please fix the errors below.": "कृपया नीचे की ग़लतियाँ ठीक करें।",
  "Please enter your name.": "कृपया अपना नाम लिखें।",
  "Please enter a valid email address.": "कृपया सही ईमेल पता लिखें।",
  "Please enter a valid 10-digit mobile number.": "कृपया 10 अंकों का सही मोबाइल नंबर लिखें।",
  "Please enter a valid 10-digit phone number": "कृपया 10 अंकों का सही फ़ोन नंबर लिखें",
  "Please enter a valid 10-digit phone number.": "कृपया 10 अंकों का सही फ़ोन नंबर लिखें।",
  "Please agree to be contacted": "कृपया संपर्क किए जाने की सहमति दें",
  "You must agree to be contacted.": "संपर्क किए जाने की सहमति देना ज़रूरी है।",
  "You must agree to be contacted by WhatsApp, SMS, Phone & Email.":
    "व्हाट्सऐप, SMS, फ़ोन और ईमेल से संपर्क किए जाने की सहमति देना ज़रूरी है।",
  "Phone number must be exactly 10 digits.": "फ़ोन नंबर में ठीक 10 अंक होने चाहिए।",
  "Name is required": "नाम ज़रूरी है",
  "Phone number is required": "फ़ोन नंबर ज़रूरी है",
  "Phone number must be 10 digits": "फ़ोन नंबर में 10 अंक होने चाहिए",
  "Email is required": "ईमेल ज़रूरी है",
  "Email is invalid": "ईमेल सही नहीं है",
  "City is required": "शहर चुनना ज़रूरी है",
  "Occupation is required": "पेशा चुनना ज़रूरी है",
  "Please choose Yes or No": "कृपया हाँ या नहीं चुनें",
  "Loan amount is required": "लोन की रक़म ज़रूरी है",
  "Please enter a valid loan amount": "कृपया लोन की सही रक़म लिखें",
  "Please choose a property type": "कृपया प्रॉपर्टी का प्रकार चुनें",
  "Please choose from the list": "कृपया सूची में से चुनें",
  "The number could not be corrected just now. Please try again, or call us.":
    "नंबर अभी ठीक नहीं किया जा सका। कृपया फिर कोशिश करें, या हमें कॉल करें।",
  "This project is not on our site any more. Please use the contact form.":
    "यह प्रोजेक्ट अब हमारी साइट पर नहीं है। कृपया संपर्क फ़ॉर्म का उपयोग करें।",
  "Please keep this to {limit} characters.": "कृपया इसे {limit} अक्षरों के भीतर रखें।",
  "Please try again in {minutes} minutes.": "कृपया {minutes} मिनट बाद फिर कोशिश करें।",
  "Please try again in a minute.": "कृपया एक मिनट बाद फिर कोशिश करें।",
  "Many requests came from your connection in a short time.": "आपके कनेक्शन से थोड़े समय में बहुत से अनुरोध आए हैं।",
  "We have several requests from this number already and will call.":
    "इस नंबर से पहले ही कई अनुरोध आ चुके हैं, हम कॉल करेंगे।",
  "We could not save your request just now. Please call us on {phone}; the call is free.":
    "आपका अनुरोध अभी सहेजा नहीं जा सका। कृपया हमें {phone} पर कॉल करें; कॉल मुफ़्त है।",
  "Call {phone}": "{phone} पर कॉल करें",
  "Use the contact form": "संपर्क फ़ॉर्म का उपयोग करें",
  Reference: "रेफ़रेंस नंबर:",
  "What happens next": "आगे क्या होगा",
  [promises.callback.next]:
    "सेल्स विशेषज्ञ आम तौर पर 5 मिनट के भीतर आपको कॉल करते हैं। रेफ़रेंस नंबर पास रखें: उसी से आपका अनुरोध मिलता है।",
  [promises.email.next]: "कोई व्यक्ति इसे पढ़कर एक कार्यदिवस में जवाब देता है।",
  "The brochure is ready to read, and its link is on the way to your email.":
    "ब्रोशर पढ़ने के लिए तैयार है, और उसका लिंक आपके ईमेल पर आ रहा है।",
  "A designer calls you to hear about the home and to agree on a visit.":
    "घर के बारे में जानने और आने का समय तय करने के लिए डिज़ाइनर आपको कॉल करेंगे।",
  "A loan specialist calls you with what you can borrow, and from whom.":
    "आप कितना लोन और किससे ले सकते हैं, यह बताने के लिए लोन विशेषज्ञ आपको कॉल करेंगे।",
  "Send another": "एक और भेजें",
  Close: "बंद करें",
  "Your request": "आपका अनुरोध",
  "We will call {number}.": "हम {number} पर कॉल करेंगे।",
  "Corrected: we will call {number}.": "ठीक कर दिया: हम {number} पर कॉल करेंगे।",
  "Correct the number": "नंबर ठीक करें",
  "Search your country": "अपना देश खोजें",
  "Please enter a valid phone number of that country.": "कृपया उस देश का सही फ़ोन नंबर लिखें।",
  "Right number": "सही नंबर",
  "Save the number": "नंबर सहेजें",
  "Saving...": "सहेजा जा रहा है...",
  "Keep {number}": "{number} ही रखें",
  "What you agreed to, and how to stop it": "आपने किस बात की सहमति दी, और उसे कैसे रोकें",
  "Open the brochure": "ब्रोशर खोलें",
  "This is too long: at most 32 KB can be sent.": "यह बहुत बड़ा है: ज़्यादा से ज़्यादा 32 KB भेजा जा सकता है।",
  "The form can't be read.": "यह फ़ॉर्म पढ़ा नहीं जा सका।",
};
