export { default, generateMetadata } from "@/app/(site)/faqs/page";

export const revalidate = 300;
