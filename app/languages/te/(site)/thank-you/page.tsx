export { default, generateMetadata } from "@/app/(site)/thank-you/page";
