export { default, generateMetadata } from "@/app/(site)/shortlist/copy/page";
