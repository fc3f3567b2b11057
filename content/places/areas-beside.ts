/**
 * Parts of Hyderabad without a sourced point, and places of ours that lie beside them: a post office of the one has the pin
 * code of the other's, or lies in the taluk that is called so (All India Pincode Directory, NOTICE); a newspaper, another page
 * or an article of Wikipedia (CC BY-SA 4.0) says of the others where they are. Behind the name stand other spellings; letter
 * case and spaces make none. All read on 30 November 2026, the highways on 1 December. `isRoad`: what is along it, not beside
 * it: nothing is said of a place without homes.
 */
export const areasBeside: readonly {
  source: string;
  isRoad?: true;
  near: readonly string[];
  names: readonly (readonly [name: string, ...others: string[]])[];
}[] = [
  { source: "500084", near: ["Kondapur"], names: [["Kothaguda", "Kottaguda", "కొత్తగూడ", "कोत्तागुडा"]] },
  {
    source: "501203",
    near: ["Mokila"],
    names: [["Shankarpally", "Shankarpalli", "Shankarpalle", "Sankarpally", "Shankerpally", "శంకర్పల్లి", "शंकरपल्ली"]],
  },
  { source: "500090", near: ["Bachupally", "Nizampet"], names: [["Pragathi Nagar", "Pragati Nagar", "ప్రగతి నగర్", "प्रगति नगर"]] },
  { source: "500048", near: ["Attapur"], names: [["Hyderguda", "Hyder Guda", "హైదర్గూడ", "हैदरगुडा"]] },
  { source: "500096, taluk Shaikpet", near: ["Shaikpet"], names: [["Film Nagar", "ఫిలింనగర్", "फिल्म नगर"]] },
  { source: "500062", near: ["Dr A S Rao Nagar"], names: [["ECIL", "ఈసీఐఎల్", "ईसीआईएल"], ["Kushaiguda", "Kushaiguda ECIL", "కుషాయిగూడ", "कुशाईगुडा"]] },
  { source: "501301", near: ["Ghatkesar"], names: [["Keesara", "కీసర", "कीसरा"], ["Cherlapally", "Cherlapalli", "Charlapally", "చర్లపల్లి", "चर्लपल्ली"]] },
  { source: "500010", near: ["Alwal", "Kowkur"], names: [["Bolarum", "Bolaram", "బొల్లారం", "बोलारम"]] },
  {
    source: "500055",
    near: ["Gajulramaram"],
    names: [["Jeedimetla", "Jeedimetla Village", "IDA Jeedimetla", "జీడిమెట్ల", "जीडीमेटला"], ["Suraram", "సూరారం", "सूरारम"]],
  },
  { source: "500070, taluk Hayathnagar", near: ["Hayathnagar"], names: [["Vanasthalipuram", "Vanastalipuram", "వనస్థలిపురం", "वनस्थलीपुरम"]] },
  { source: "501505", near: ["Hayathnagar"], names: [["Pedda Amberpet", "పెద్ద అంబర్పేట", "पेद्दा अंबरपेट"]] },
  { source: "501510", near: ["Adibatla", "Nadargul", "Turkayamjal"], names: [["Kongara Kalan", "కొంగర కలాన్", "कोंगरा कलां"]] },
  { source: "501401", near: ["Medchal"], names: [["Kandlakoya", "కండ్లకోయ", "कंडलाकोया"]] },
  { source: "500019, taluk Serilingampally", near: ["Serlingampally"], names: [["Lingampally", "Lingampalli", "లింగంపల్లి", "लिंगमपल्ली"]] },
  { source: "500079", near: ["Jillelaguda"], names: [["Karmanghat", "కర్మన్ఘాట్", "कर्मनघाट"]] },
  { source: "500043", near: ["Dundigal"], names: [["Bowrampet", "Bowrampeta", "బౌరంపేట", "बौरमपेट"], ["Bahadurpally", "Bahadurpalli", "బహదూర్పల్లి", "बहादुरपल्ली"]] },
  { source: "500008", near: ["Tolichowki"], names: [["Hydershakote", "Hydershahkote", "Hyder Shah Kote", "హైదర్షాకోట్", "हैदरशाकोट"]] },
  { source: "500075, an office of taluk Moinabad", near: ["Gandipet"], names: [["Moinabad", "మొయినాబాద్", "मोइनाबाद"]] },
  { source: "502285, taluk Sangareddy; the address of IIT Hyderabad", near: ["Sangareddi"], names: [["Kandi", "IIT Hyderabad", "IITH", "ఐఐటీ హైదరాబాద్", "आईआईटी हैदराबाद", "కంది", "कंदी"]] },
  { source: "500029", near: ["Narayanaguda metro"], names: [["Himayatnagar", "Himayathnagar", "హిమాయత్నగర్", "हिमायतनगर"]] },
  { source: "taluk of an office of Dilsukhnagar", near: ["Dilsukhnagar"], names: [["Saroornagar", "Saroor Nagar", "సరూర్నగర్", "सरूरनगर"]] },
  { source: "500088, an office of taluk Ghatkesar", near: ["Ghatkesar"], names: [["Korremula", "Korremul", "Korremal", "కొర్రెముల", "कोर्रेमुला"]] },
  {
    source: "thehansindia.com, 30 March 2021",
    near: ["Manikonda"],
    names: [["Alkapur Township", "Alkapur", "Alkapuri", "Alkapuri Township", "Alkapoor Township", "అల్కాపూర్ టౌన్షిప్", "अलकापुर टाउनशिप"]],
  },
  {
    source: "nirdhesham.com: Tukkuguda is in its mandal",
    near: ["Tukkuguda"],
    names: [["Maheshwaram", "Maheswaram", "మహేశ్వరం", "महेश्वरम"]],
  },
  { source: "jantaserishta.com, 2 August 2023", near: ["Rajendranagar"], names: [["Budvel", "Budwel", "Budhvel", "బుద్వేల్", "बुद्वेल", "बुडवेल"]] },
  {
    source: "deccanchronicle.com, 20 July 2024",
    near: ["Nallagandla", "Tellapur"],
    names: [["Gopanpally", "Gopanapally", "Gopanpalli", "Gopanapalli", "Gopanpally Thanda", "గోపన్పల్లి", "గోపనపల్లి", "गोपनपल्ली"]],
  },
  {
    source: "deccanchronicle.com, 29 July 2024: near the US Consulate",
    near: ["Financial District"],
    names: [["Gowlidoddy", "Gowlidoddi", "Gowlidody", "Gowlidodi", "గౌలిదొడ్డి", "गौलीदोड्डी"]],
  },
  {
    source: "500075",
    near: ["Gandipet", "Kokapet"],
    names: [["Vattinagulapally", "Vattinagulapalli", "Vattinagulapalle", "Wattinagulapally", "Wattinagulapalli", "వట్టినాగులపల్లి", "वट्टीनागुलापल्ली"]],
  },
  { source: "telanganatoday.com, 18 August 2024", near: ["Gandipet"], names: [["Khanapur", "ఖానాపూర్", "खानापुर"]] },
  { source: "rajnewsonline.com: in the limits of Kukatpally", near: ["Kukatpally"], names: [["Hyder Nagar", "Haider Nagar", "హైదర్ నగర్", "हैदर नगर"]] },
  { source: "moulimareedu.blogspot.com, 24 September 2008", near: ["Moti Nagar"], names: [["Borabanda", "Borabunda", "బోరబండ", "बोराबंडा"]] },
  {
    source: "thehansindia.com, 9 September 2014",
    near: ["West Marredpally"],
    names: [["Marredpally", "Maredpally", "Marredpalli", "Maredpalli", "East Marredpally", "East Maredpally", "మారేడుపల్లి", "మారేడ్పల్లి", "मारेडपल्ली"]],
  },
  { source: "500078, an office of taluk Shamirpet", near: ["Shamirpet Lake"], names: [["Thumkunta", "Tumkunta", "Thumukunta", "తూంకుంట", "तूमकुंटा"]] },
  { source: "Wikipedia, Malakpet: its neighbour in the south", near: ["Malakpet metro"], names: [["Saidabad", "Sayeedabad", "Saidabad Colony", "సైదాబాద్", "सैदाबाद"]] },
  { source: "500059, that of Saidabad", near: ["Malakpet metro"], names: [["Santosh Nagar", "Santhosh Nagar", "Santosh Nagar Colony", "సంతోష్ నగర్", "संतोष नगर"]] },
  { source: "Wikipedia, Dilsukhnagar: it extends till there", near: ["Dilsukhnagar"], names: [["Kothapet", "Kothapeta", "Kottapet", "కొత్తపేట", "कोत्तापेट", "कोठापेट"]] },
  {
    source: "501505, that of villages of its mandal (newindianexpress.com, 30 May 2024)",
    near: ["Hayathnagar"],
    names: [["Abdullapurmet", "Abdullahpurmet", "Abdullapuramet", "అబ్దుల్లాపూర్మెట్", "अब्दुल्लापुरमेट"]],
  },
  { source: "manavarthalu.in: a village of its mandal", near: ["Patancheru"], names: [["Rudraram", "రుద్రారం", "रुद्रारम"]] },
  { source: "telanganatoday.com, 14 December 2025", near: ["Badangpet"], names: [["Almasguda", "Almasgudem", "అల్మాస్గూడ", "अलमासगुडा"]] },
  {
    source: "500005, that of Mamidipally, a part of Badangpet (telanganatoday.com, 14 December 2025)",
    near: ["Badangpet"],
    names: [["Pahadi Shareef", "Pahadi Sharif", "Pahadi Shariff", "పహాడీ షరీఫ్", "पहाड़ी शरीफ"]],
  },
  {
    source: "siasat.com, 8 March 2024: 1.5 km from it",
    near: ["Falaknuma"],
    names: [["Chandrayangutta", "Chandrayanagutta", "Chandrayanigutta", "చాంద్రాయణగుట్ట", "చంద్రాయణగుట్ట", "चंद्रायनगुट्टा", "चांद्रायणगुट्टा"]],
  },
  { source: "hyderabadtalks.com: beside Shastripuram of Rajendranagar", near: ["Rajendranagar"], names: [["Aramghar", "Aaramghar", "Aramgarh", "ఆరాంఘర్", "అరాంఘర్", "आरामघर", "अरामघर"]] },
  { source: "suryaa.com, 5 January 2026", isRoad: true, near: ["Hayathnagar"], names: [["Vijayawada Highway", "Vijayawada High Way", "Vijaywada Highway", "Vijayawada Road", "విజయవాడ హైవే", "विजयवाड़ा हाईवे"]] },
  { source: "freepressjournal.in, 5 March 2024", isRoad: true, near: ["Patancheru"], names: [["Mumbai Highway", "Mumbai High Way", "Bombay Highway", "Pune Highway", "Mumbai Road", "ముంబై హైవే", "मुंबई हाईवे"]] },
  { source: "newindianexpress.com, 22 November 2021", isRoad: true, near: ["Shamshabad"], names: [["Bengaluru Highway", "Bangalore Highway", "Bangalore High Way", "Banglore Highway", "Bangalore Road", "బెంగళూరు హైవే", "बेंगलुरु हाईवे", "बैंगलोर हाईवे"]] },
  { source: "deccanchronicle.com, 19 November 2025", isRoad: true, near: ["Narapally"], names: [["Warangal Highway", "Warangal High Way", "Warangal Road", "వరంగల్ హైవే", "वारंगल हाईवे"]] },
  { source: "telugu360.com", isRoad: true, near: ["Tukkuguda"], names: [["Srisailam Highway", "Srisailam High Way", "Srisailam Road", "శ్రీశైలం హైవే", "श्रीशैलम हाईवे"]] },
  { source: "lokmattimes.com, 2 February 2020", isRoad: true, near: ["Kompally", "Medchal"], names: [["Nagpur Highway", "Nagpur High Way", "Medchal Highway", "Nagpur Road", "నాగపూర్ హైవే", "नागपुर हाईवे"]] },
];
