import { refuseVitalsMethod, handleVitals } from "@/lib/api/vitals-handler";

export {
  refuseVitalsMethod as GET,
  handleVitals as POST,
  refuseVitalsMethod as PUT,
  refuseVitalsMethod as PATCH,
  refuseVitalsMethod as DELETE,
};
