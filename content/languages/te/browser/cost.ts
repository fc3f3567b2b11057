import type { Words } from "@/lib/base/language";

/** The lines of the whole cost, here and below the calculator of instalments. */
export const cost: Words = {
  "What comes on top in {state}": "{state}‌లో ధరపై అదనంగా పడేవి",
  Telangana: "తెలంగాణ",
  "another state": "మరో రాష్ట్రం",
  "In all, as far as it is known": "మొత్తం, ఇప్పటికి తెలిసినంత వరకు",
  "Type a price to see the figures.": "లెక్క చూడటానికి ధర రాయండి.",
  "Nothing yet": "ఇంకా ఏమీ లేదు",
  "{price} on top of the price: {percent}%": "ధరపై అదనంగా {price}: {percent}%",
  "Nothing is known to come on top of the price.": "ధరపై అదనపు ఖర్చేదీ ఉన్నట్లు తెలియదు.",
  Price: "ధర",
  "as the builder asks": "బిల్డర్ అడిగిన ధర",
  GST: "GST",
  "{percent}% of the price": "ధరలో {percent}%",
  "none on a bare plot": "ఖాళీ ప్లాట్‌పై ఉండదు",
  "none once the occupancy certificate is there": "ఆక్యుపెన్సీ సర్టిఫికెట్ వచ్చాక ఉండదు",
  "Stamp duty, transfer duty and registration": "స్టాంప్ డ్యూటీ, ట్రాన్స్‌ఫర్ డ్యూటీ, రిజిస్ట్రేషన్",
  "Duty and registration": "డ్యూటీ, రిజిస్ట్రేషన్",
  "{percent}% of the official value, which is higher": "ప్రభుత్వ విలువలో {percent}%, అదే ఎక్కువ కాబట్టి",
  "we have no checked rate for {state}: ask us": "{state}: సరిచూసిన రేటు మా దగ్గర లేదు, మమ్మల్ని అడగండి",
  "Other charges of the builder": "బిల్డర్ ఇతర ఛార్జీలు",
  "not told yet": "ఇంకా చెప్పలేదు",
  "as you were told": "మీకు చెప్పిన ప్రకారం",
  "In all, under construction": "మొత్తం, నిర్మాణంలో ఉంటే",
  "In all, ready with occupancy certificate": "మొత్తం, ఆక్యుపెన్సీ సర్టిఫికెట్‌తో సిద్ధంగా ఉంటే",
  "What the builder charges besides (parking, club house, funds) is not in it: nobody has told it yet.":
    "బిల్డర్ విడిగా తీసుకునే ఛార్జీలు (పార్కింగ్, క్లబ్‌హౌస్, నిధులు) ఇందులో లేవు: అవి ఎంతో ఇంకా ఎవరూ చెప్పలేదు.",
  "The whole cost: your own money, rent against buying, and the rules behind it":
    "మొత్తం ఖర్చు: మీ సొంత డబ్బు, అద్దెతో పోలిక, వీటి వెనకున్న నియమాలు",
};
