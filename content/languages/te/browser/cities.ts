import type { Words } from "@/lib/base/language";

/** Names of cities, as newspapers spell them. */
export const cities: Words = {
  Hyderabad: "హైదరాబాద్",
  Secunderabad: "సికింద్రాబాద్",
  Warangal: "వరంగల్",
  Vijayawada: "విజయవాడ",
  Visakhapatnam: "విశాఖపట్నం",
  Bengaluru: "బెంగళూరు",
  Chennai: "చెన్నై",
  Mumbai: "ముంబై",
  "Navi Mumbai": "నవీ ముంబై",
  Pune: "పూణే",
  Kolkata: "కోల్‌కతా",
  "New Delhi": "న్యూఢిల్లీ",
  Gurugram: "గురుగ్రామ్",
  Noida: "నోయిడా",
  Ahmedabad: "అహ్మదాబాద్",
};
