export { default, generateMetadata } from "@/app/(site)/shortlist/page";
