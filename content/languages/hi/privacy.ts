import { consentDays } from "@/content/contact-rules";
import { mail, phone, privacyPage, privacyTexts } from "@/content/guides/privacy-policy";
import { savedSearchDays, stoppedDays, unconfirmedDays } from "@/content/saved-search-words";
import { brand, offices } from "@/content/site";
import type { Words } from "@/lib/base/language";
import { consentsInHindi } from "./consent";

const { street, city, state, postalCode } = offices[0];

/** The privacy policy: whoever changes the English words changes these. */
export const privacy: Words = {
  "You can read every page of this site without telling us who you are. This page says what we learn when you send us a form, what we do with it, and how to have it erased.":
    "आप कौन हैं, यह बताए बिना इस साइट का हर पेज पढ़ सकते हैं। यह पेज बताता है कि आप हमें फ़ॉर्म भेजें तो हमें क्या पता चलता है, हम उसका क्या करते हैं, और उसे कैसे मिटवाया जा सकता है।",
  [privacyPage.description]: `इस साइट के इस्तेमाल पर ${brand.name} को आपके बारे में क्या पता चलता है, वह किस काम आता है, किसे मिलता है, और उसे कैसे देखें, सुधारें या मिटवाएँ।`,
  "Privacy policy": "गोपनीयता नीति",
  "What we keep, and why": "हम क्या रखते हैं और क्यों",
  "Last changed on {day}": "आख़िरी बदलाव: {day}",
  // Consent.
  Consent: "सहमति",
  [privacyTexts.asked]: `साइट पढ़ने के लिए सहमति की ज़रूरत नहीं है। फ़ॉर्म भेजकर आप हमसे संपर्क करने को कहते हैं। प्रोजेक्ट वाले फ़ॉर्म में एक ख़ाना होता है जिस पर आप ख़ुद निशान लगाते हैं: “${consentsInHindi.box.text}”। बाक़ी फ़ॉर्म में बटन के ऊपर लिखा होता है: “${consentsInHindi.notice.text}”`,
  [privacyTexts.kept]: `हर फ़ॉर्म के साथ हम वे शब्द जिन पर आपने सहमति दी, उनका संस्करण और समय सहेजते हैं। सहमति ${consentDays} दिन तक मान्य है; उसके बाद हम उस फ़ॉर्म के बारे में आपसे संपर्क नहीं करते। हर फ़ॉर्म के बाद हम आपको एक लिंक देते हैं, जो हमारे मेल में भी होता है: उसमें दिखता है कि आपने किस बात पर और कब सहमति दी, और हमने कब कॉल किया या लिखा; वहीं आप संपर्क के तरीक़े और समय चुनते हैं, या एक टैप से उसे रोक देते हैं। रोकने की सूचना तुरंत हमारे स्टाफ़ और उनके सिस्टम तक पहुँचती है, और उस नंबर से अब तक भेजी हर चीज़ पर लागू होती है। आप ${mail} पर लिख सकते हैं या ${phone} पर कॉल भी कर सकते हैं।`,
  // What is collected.
  "Information we collect": "हम कौन-सी जानकारी लेते हैं",
  "What we collect": "हम क्या लेते हैं",
  "About you, only what comes with a form that you send:": "आपके बारे में सिर्फ़ वही, जो आपके भेजे फ़ॉर्म के साथ आता है:",
  "Who you are": "आप कौन हैं",
  "Your name and phone number, and your email address where the form asks for it.":
    "आपका नाम और फ़ोन नंबर, और जहाँ फ़ॉर्म माँगे वहाँ ईमेल पता।",
  "What you asked": "आपने क्या पूछा",
  "The project, your message, and what else the form asks for: for a loan, say, your city, your occupation and the amount.":
    "प्रोजेक्ट, आपका संदेश, और फ़ॉर्म जो और माँगे: जैसे लोन के लिए आपका शहर, पेशा और रक़म।",
  "Where from": "कहाँ से",
  "The page the form was on, the page that led you to us if your browser names it, and the campaign named in the link you came by (its “utm” parameters).":
    "जिस पेज पर फ़ॉर्म था, जिस पेज से आप हमारे पास आए (अगर आपका ब्राउज़र बताए), और आप जिस लिंक से आए उसमें लिखा अभियान (उसके “utm” पैरामीटर)।",
  "Its words, its version, its ways of contact and the time; what you changed of it, and when our staff called or wrote to you.":
    "उसके शब्द, संस्करण, संपर्क के तरीक़े और समय; आपने उसमें क्या बदला, और हमारे स्टाफ़ ने आपको कब कॉल किया या लिखा।",
  Technical: "तकनीकी",
  "The time, a reference number, a note if a form looks like spam, and a salted hash of your network (IP) address. The hash can tell us that two forms came from one place, not which place. The address itself we never store.":
    "समय, रेफ़रेंस नंबर, फ़ॉर्म स्पैम जैसा लगे तो एक टिप्पणी, और आपके नेटवर्क (आईपी) पते का सॉल्टेड हैश। हैश से यह पता चल सकता है कि दो फ़ॉर्म एक ही जगह से आए, यह नहीं कि किस जगह से। असली पता हम कभी नहीं सहेजते।",
  "We never ask for your PAN, Aadhaar or bank details on this site. Please don’t write them in a message.":
    "हम इस साइट पर आपका PAN, आधार या बैंक की जानकारी कभी नहीं माँगते। कृपया इन्हें संदेश में न लिखें।",
  // What it is used for.
  "Use of information": "जानकारी का इस्तेमाल",
  "How we use it": "हम कैसे इस्तेमाल करते हैं",
  "To answer you: by call, email, WhatsApp or SMS, as you agreed.":
    "आपको जवाब देने के लिए: कॉल, ईमेल, व्हाट्सऐप या SMS से, जैसी आपने सहमति दी।",
  "To arrange what you asked for, such as a site visit, a brochure or a talk with a loan specialist.":
    "आपने जो माँगा उसका इंतज़ाम करने के लिए, जैसे साइट विज़िट, ब्रोशर या लोन विशेषज्ञ से बात।",
  "To keep spam and abuse out.": "स्पैम और दुरुपयोग रोकने के लिए।",
  "To count how many requests we get, and for which projects.":
    "यह गिनने के लिए कि कितने अनुरोध आते हैं, और किन प्रोजेक्ट के लिए।",
  "We don’t sell what we know about you, we don’t build a profile of you, and no decision about you is left to a machine.":
    "आपके बारे में जो हमें पता है, वह हम बेचते नहीं, आपकी प्रोफ़ाइल नहीं बनाते, और आपके बारे में कोई फ़ैसला मशीन पर नहीं छोड़ते।",
  // Saved searches.
  "Saved searches": "सहेजी हुई खोजें",
  [privacyTexts.searches]: `जब आप नए घरों की ख़बर ईमेल से माँगते हैं, तो हम आपका ईमेल पता, खोज, और यह सहेजते हैं कि आपको किन प्रोजेक्ट के बारे में किस क़ीमत पर बताया गया। जब तक आप पहले ईमेल के लिंक से पुष्टि न करें, उसके सिवा कुछ नहीं भेजा जाता। हर ईमेल में एक लिंक होता है जिससे आप उसे रोक सकते हैं या सब कुछ एक साथ मिटा सकते हैं। जिसकी पुष्टि न हो वह ${unconfirmedDays} दिन बाद, जिसे आप रोक दें वह ${stoppedDays} दिन बाद, और बाक़ी आपके आख़िरी बार पुष्टि करने या जारी रखने के ${savedSearchDays} दिन बाद मिटा दिया जाता है। यह पता किसी और काम नहीं आता: यह स्टाफ़ को नहीं जाता, सिर्फ़ हमारे मेल चलाने वाली कंपनी को जाता है।`,
  // Who receives it.
  "Who receives it": "यह किसे मिलता है",
  "What you send is stored in our database and goes to our staff by email and into the system in which they keep their customers (CRM). The companies that run our servers, our mail and that system handle it for us, and for nothing of their own.":
    "आप जो भेजते हैं वह हमारे डेटाबेस में सहेजा जाता है, और ईमेल से हमारे स्टाफ़ को और उस सिस्टम (CRM) में जाता है जिसमें वे ग्राहकों की जानकारी रखते हैं। हमारे सर्वर, मेल और वह सिस्टम चलाने वाली कंपनियाँ उसे हमारे लिए सँभालती हैं, अपने किसी काम के लिए नहीं।",
  "Our staff give your name and number to somebody else only when your request needs it, for example to the developer for a site visit or a booking, and tell you first. If a court or an authority asks for information under the law, we have to give it.":
    "हमारा स्टाफ़ आपका नाम और नंबर किसी और को तभी देता है जब आपके अनुरोध के लिए ज़रूरी हो, जैसे साइट विज़िट या बुकिंग के लिए डेवलपर को, और पहले आपको बताता है। अगर कोई अदालत या प्राधिकरण क़ानून के तहत जानकारी माँगे, तो हमें देनी होती है।",
  // Log files.
  "Log files": "लॉग फ़ाइलें",
  "The log of this site records its own working: when it starts, what fails, which form could not be delivered, by its reference number. It holds no names, phone numbers, email or network addresses.":
    "इस साइट का लॉग अपना ही कामकाज दर्ज करता है: कब शुरू हुई, क्या विफल हुआ, कौन-सा फ़ॉर्म नहीं पहुँच सका (रेफ़रेंस नंबर से)। उसमें कोई नाम, फ़ोन नंबर, ईमेल या नेटवर्क पता नहीं होता।",
  "To keep abuse out, the server counts requests by network address, in its memory and for an hour at most. The companies that carry the traffic between you and us may keep logs of their own, with address, time and page, as on any site.":
    "दुरुपयोग रोकने के लिए सर्वर नेटवर्क पते के हिसाब से अनुरोध गिनता है, अपनी मेमरी में और ज़्यादा से ज़्यादा एक घंटे तक। आपके और हमारे बीच ट्रैफ़िक पहुँचाने वाली कंपनियाँ अपने लॉग रख सकती हैं, पते, समय और पेज के साथ, जैसा हर साइट पर होता है।",
  "When you leave a page, your browser sends us how fast it was: the times until it began, appeared and answered a tap, and how much of it moved; with that the sort of page and whether your screen is wide or narrow. It names nobody, sets nothing on your device, and goes to no other company. We add it to the counts of that day, keep those for 400 days, and nothing of the single visit. Of the page that you left we count one view more, in a number for each day, which we keep for 35 days. A browser that asks not to be tracked (Global Privacy Control) or to save data sends none of it.":
    "जब आप कोई पेज छोड़ते हैं, तो आपका ब्राउज़र हमें भेजता है कि वह कितना तेज़ था: शुरू होने, दिखने और टैप का जवाब देने में लगा समय, और उसमें कितना हिला; साथ में पेज का प्रकार और यह कि आपकी स्क्रीन चौड़ी है या सँकरी। इसमें किसी का नाम नहीं होता, यह आपके डिवाइस पर कुछ नहीं रखता, और किसी दूसरी कंपनी को नहीं जाता। हम इसे उस दिन की गिनती में जोड़ते हैं और वह गिनती 400 दिन रखते हैं; किसी एक विज़िट का कुछ नहीं रखते। जो पेज आपने छोड़ा उसका एक व्यू और गिनते हैं, हर दिन की एक संख्या में, जिसे 35 दिन रखते हैं। जो ब्राउज़र ट्रैक न करने (ग्लोबल प्राइवेसी कंट्रोल) या डेटा बचाने को कहे, वह इसमें से कुछ नहीं भेजता।",
  // Cookies.
  Cookies: "कुकी",
  "This site sets no cookies. There is nothing to accept or refuse.":
    "यह साइट कोई कुकी नहीं रखती। स्वीकार या अस्वीकार करने को कुछ नहीं है।",
  "A map, a video or a WhatsApp chat comes from another company, which may set cookies under its own policy. It loads only after you press its button or link.":
    "मैप, वीडियो या व्हाट्सऐप चैट दूसरी कंपनी से आते हैं, जो अपनी नीति के तहत कुकी रख सकती है। वे तभी लोड होते हैं जब आप उनका बटन या लिंक दबाते हैं।",
  // On the device.
  "What stays on your device": "आपके डिवाइस पर क्या रहता है",
  "On your device": "आपके डिवाइस पर",
  "Your browser remembers a few things for you. They stay on your device, and you can clear them there under “site data”:":
    "आपका ब्राउज़र आपके लिए कुछ बातें याद रखता है। वे आपके डिवाइस पर ही रहती हैं, और वहाँ “साइट डेटा” में जाकर उन्हें हटा सकते हैं:",
  "Until cleared": "हटाए जाने तक",
  "The projects you looked at recently (the last 12), your shortlist (up to 50), the projects you chose to compare (up to four), what you ticked and wrote on site-visit sheets (of 50 projects), the places you searched in last (five), the unit you chose for plots (sq ft or sq yd), that you have seen the welcome dialog, that our typeface is here already and, only if you tick “Remember me on this device” below a form, your name, number and email for the next form. Of a project on a list we keep its number and the day, nothing else.":
    "आपने हाल में जो प्रोजेक्ट देखे (आख़िरी 12), आपकी पसंदीदा सूची (50 तक), तुलना के लिए चुने प्रोजेक्ट (चार तक), साइट विज़िट चेकलिस्ट पर आपके लगाए टिक और लिखी बातें (50 प्रोजेक्ट की), जिन जगहों में आपने आख़िर में खोजा (पाँच), प्लॉट के लिए चुनी इकाई (वर्ग फ़ुट या वर्ग गज), यह कि आप स्वागत संदेश देख चुके हैं, यह कि हमारा फ़ॉन्ट यहाँ पहले से है, और सिर्फ़ अगर आप फ़ॉर्म के नीचे “इस डिवाइस पर मेरी जानकारी याद रखें” पर निशान लगाएँ, तो अगले फ़ॉर्म के लिए आपका नाम, नंबर और ईमेल। सूची के किसी प्रोजेक्ट का हम उसका नंबर और दिन रखते हैं, और कुछ नहीं।",
  "Until cleared, once you save or compare": "सहेजने या तुलना करने पर, हटाए जाने तक",
  "Copies of your shortlist, of comparisons and of site-visit sheets, so that they open without a network, each with the time it was saved; at most 24, the oldest make room. They hold what the site said then and nothing about you.":
    "आपकी पसंदीदा सूची, तुलनाओं और साइट विज़िट चेकलिस्ट की प्रतियाँ, ताकि वे बिना नेटवर्क के भी खुलें, हर एक के साथ सहेजने का समय; ज़्यादा से ज़्यादा 24, सबसे पुरानी हटती जाती हैं। उनमें वही होता है जो साइट ने तब बताया था, और आपके बारे में कुछ नहीं।",
  "Until the tab closes": "टैब बंद होने तक",
  "That a copy has just given way to its page, the campaign named in the link you came by, the page of another site that led you here, the number of the project you opened last and, for half an hour, what you typed into a form and have not sent, without your consent.":
    "यह कि किसी प्रति की जगह अभी उसका पेज आया है, आप जिस लिंक से आए उसमें लिखा अभियान, दूसरी साइट का जो पेज आपको यहाँ लाया, आख़िर में खोले प्रोजेक्ट का नंबर, और आधे घंटे तक वह जो आपने किसी फ़ॉर्म में लिखा पर भेजा नहीं (आपकी सहमति के निशान के बिना)।",
  "You can also remove them here: a project, with its copies, with its heart or with “Remove” on [your shortlist](/shortlist), where the last one takes all copies along, the recently viewed with “Clear” below it, the comparison with the × of its bar, ticks and notes with “Clear ticks and notes” below a site-visit sheet, and your name, number and email with “Forget me here” below any form. A link that you share names the projects in it and nothing about you.":
    "आप इन्हें यहाँ भी हटा सकते हैं: प्रोजेक्ट को, उसकी प्रतियों समेत, उसके दिल से या [अपनी पसंदीदा सूची](/shortlist) में “हटाएँ” से (आख़िरी वाला हटाने पर सारी प्रतियाँ चली जाती हैं), हाल में देखे गए को उनके नीचे “हटाएँ” से, तुलना को उसकी पट्टी के × से, टिक और नोट को साइट विज़िट चेकलिस्ट के नीचे “टिक और नोट हटाएँ” से, और अपना नाम, नंबर और ईमेल किसी भी फ़ॉर्म के नीचे “यहाँ मेरी जानकारी हटाएँ” से। आप जो लिंक साझा करते हैं वह उसमें के प्रोजेक्ट बताता है, आपके बारे में कुछ नहीं।",
  "Of these, only the campaign, the page that led you here and what stands in a form are sent to us, and only when you send that form.":
    "इनमें से सिर्फ़ अभियान, जो पेज आपको यहाँ लाया और फ़ॉर्म में लिखी बातें हमें भेजी जाती हैं, और वह भी तभी जब आप वह फ़ॉर्म भेजें।",
  // Advertising.
  "Advertising partners": "विज्ञापन पार्टनर",
  "We have none today. No advertising network, no company that follows visitors from site to site, and no hidden picture (pixel) of theirs is on any page. If that ever changes, this page will name them and link to their policies before they begin.":
    "आज हमारा कोई विज्ञापन पार्टनर नहीं है। किसी पेज पर न कोई विज्ञापन नेटवर्क है, न कोई कंपनी जो लोगों का एक साइट से दूसरी तक पीछा करे, न उनकी कोई छिपी तस्वीर (पिक्सल)। यह कभी बदला, तो उनके शुरू होने से पहले यह पेज उनके नाम बताएगा और उनकी नीतियों का लिंक देगा।",
  // Keeping and erasing.
  "How long we keep it, and how to have it erased": "हम इसे कितने समय रखते हैं, और कैसे मिटवाएँ",
  "Keeping and erasing": "रखना और मिटाना",
  "We keep what you sent until you ask us to erase it, because buying a home can take years and you may come back to it.":
    "जब तक आप मिटाने को न कहें, हम आपका भेजा हुआ रखते हैं, क्योंकि घर ख़रीदने में सालों लग सकते हैं और आप उस पर लौट सकते हैं।",
  "What you sent with one form you delete yourself, with the link that we gave you after it. It is gone at once; our staff and their system are told to delete their copies.":
    "एक फ़ॉर्म से भेजा हुआ आप ख़ुद मिटा सकते हैं, उस लिंक से जो हमने उसके बाद दिया था। वह तुरंत मिट जाता है; हमारे स्टाफ़ और उनके सिस्टम को अपनी प्रतियाँ मिटाने को कहा जाता है।",
  [privacyTexts.erasing]: `सब कुछ मिटवाने के लिए ${mail} पर लिखें या ${phone} पर कॉल करें और वह फ़ोन नंबर बताएँ जो आपने फ़ॉर्म में दिया था। उस नंबर के तहत आपके बारे में सहेजा सब कुछ हम एक महीने के भीतर मिटा देते हैं, और हमारा स्टाफ़ मेल और CRM की प्रतियाँ मिटा देता है। बिना पहचान की एक गिनती रहती है: कि उस दिन, उस प्रोजेक्ट के बारे में इस तरह का एक फ़ॉर्म भेजा गया।`,
  // Rights.
  "Your rights in India (DPDP Act, 2023)": "भारत में आपके अधिकार (DPDP अधिनियम, 2023)",
  "India: DPDP Act": "भारत: DPDP अधिनियम",
  "The Digital Personal Data Protection Act, 2023 comes into force in stages until May 2027. We grant its rights today:":
    "डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, 2023 मई 2027 तक चरणों में लागू हो रहा है। उसके अधिकार हम आज ही देते हैं:",
  "to know what we hold about you, what we do with it and who received it;":
    "यह जानने का कि हमारे पास आपके बारे में क्या है, हम उसका क्या करते हैं और वह किसे मिला;",
  "to have it corrected, completed, updated or erased;": "उसे ठीक, पूरा या अद्यतन करवाने, या मिटवाने का;",
  "to take back your consent;": "अपनी सहमति वापस लेने का;",
  "to complain to us and get an answer;": "हमसे शिकायत करने और जवाब पाने का;",
  "to name a person who uses these rights for you after your death or if you can’t.":
    "ऐसे व्यक्ति को नामित करने का जो आपकी मृत्यु के बाद, या आपके असमर्थ होने पर, आपकी ओर से इन अधिकारों का इस्तेमाल करे।",
  "If our answer does not satisfy you, you can turn to the Data Protection Board of India.":
    "हमारे जवाब से संतुष्ट न हों, तो आप भारतीय डेटा संरक्षण बोर्ड के पास जा सकते हैं।",
  "CCPA privacy rights": "CCPA के तहत गोपनीयता अधिकार",
  "California: CCPA": "कैलिफ़ोर्निया: CCPA",
  "If you live in California, you can ask us:": "अगर आप कैलिफ़ोर्निया में रहते हैं, तो हमसे कह सकते हैं कि हम:",
  "which kinds of personal information we collected about you, and the information itself;":
    "यह बताएँ कि हमने आपके बारे में किस-किस तरह की निजी जानकारी ली, और वह जानकारी दें;",
  "to correct or delete it;": "उसे ठीक करें या मिटाएँ;",
  "not to sell or share it. We do neither.": "उसे न बेचें, न साझा करें। हम दोनों ही नहीं करते।",
  "Nobody is treated worse for asking. We have one month to respond to your request.":
    "माँगने पर किसी के साथ बुरा बर्ताव नहीं होता। आपके अनुरोध का जवाब देने के लिए हमारे पास एक महीना है।",
  "GDPR data protection rights": "GDPR के तहत डेटा संरक्षण अधिकार",
  "Europe: GDPR": "यूरोप: GDPR",
  "If you are in the European Union or the United Kingdom, you have the right:":
    "अगर आप यूरोपीय संघ या यूनाइटेड किंगडम में हैं, तो आपके ये अधिकार हैं:",
  "To access": "देखने का",
  "A copy of what we hold about you.": "आपके बारे में हमारे पास जो है उसकी प्रति।",
  "To rectification": "सुधार का",
  "Wrong or incomplete information put right.": "ग़लत या अधूरी जानकारी ठीक करवाना।",
  "To erasure": "मिटवाने का",
  "What we hold about you deleted.": "आपके बारे में हमारे पास जो है उसे मिटवाना।",
  "To restriction": "सीमित करवाने का",
  "What we hold kept, but not used.": "जो हमारे पास है वह रहे, पर इस्तेमाल न हो।",
  "To object": "आपत्ति करने का",
  "A stop to what we do with it.": "हम उसका जो करते हैं, उसे रुकवाना।",
  "To portability": "साथ ले जाने का",
  "Your information as a file, for you or for another company.":
    "आपकी जानकारी एक फ़ाइल में, आपके लिए या किसी दूसरी कंपनी के लिए।",
  "If you make a request, we have one month to respond. What we do rests on your consent; you can also complain to the authority of your country.":
    "आप अनुरोध करें, तो जवाब देने के लिए हमारे पास एक महीना है। हम जो करते हैं वह आपकी सहमति पर टिका है; आप अपने देश के प्राधिकरण से भी शिकायत कर सकते हैं।",
  // Children, changes.
  "Children’s information": "बच्चों की जानकारी",
  Children: "बच्चे",
  "We do not knowingly collect information about children under 13. If you think that your child has sent us something, tell us at once and we erase it.":
    "हम 13 साल से कम उम्र के बच्चों की जानकारी जान-बूझकर नहीं लेते। अगर आपको लगे कि आपके बच्चे ने हमें कुछ भेजा है, तो तुरंत बताएँ, हम मिटा देंगे।",
  "Indian law protects everybody under 18. If you are younger than that, please ask a parent to send the form.":
    "भारतीय क़ानून 18 साल से कम उम्र के सभी लोगों की रक्षा करता है। अगर आपकी उम्र इससे कम है, तो कृपया माता या पिता से फ़ॉर्म भेजने को कहें।",
  "Changes, and how to reach us": "बदलाव, और हमसे कैसे संपर्क करें",
  "Changes and contact": "बदलाव और संपर्क",
  "When what we do changes, this page changes with it, and the date at the top.":
    "जब हमारा काम बदलता है, तो उसके साथ यह पेज और ऊपर की तारीख़ भी बदलती है।",
  [privacyTexts.reach]: `किसी भी अनुरोध या शिकायत के लिए “Privacy” विषय के साथ ${mail} पर लिखें, ${phone} पर कॉल करें, या इस पते पर पत्र भेजें: ${brand.name}, ${street}, ${city}, ${state} ${postalCode}। हम एक महीने के भीतर जवाब देते हैं और सिर्फ़ वही पूछते हैं जो यह पक्का करने के लिए ज़रूरी हो कि आप ही हैं।`,
};
