import { refuseVitals, takeVitals } from "@/lib/api/vitals-handler";

export {
  refuseVitals as GET,
  takeVitals as POST,
  refuseVitals as PUT,
  refuseVitals as PATCH,
  refuseVitals as DELETE,
};
