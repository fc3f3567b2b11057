// Delivers leads like an instance of the site, in its own process, which a test can stop or kill.
import { startDelivery } from "@/lib/enquiries/deliver/delivery-queue";

startDelivery();
