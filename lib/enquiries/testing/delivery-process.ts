// An instance of the site as far as it delivers leads, in a process of its own that a test can stop or kill.
import { startDelivery } from "@/lib/enquiries/deliver/delivery-worker";

startDelivery();
