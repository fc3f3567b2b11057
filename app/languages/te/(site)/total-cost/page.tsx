export { default, generateMetadata } from "@/app/(site)/total-cost/page";
