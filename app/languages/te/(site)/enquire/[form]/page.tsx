export { default, generateMetadata } from "@/app/(site)/enquire/[form]/page";
