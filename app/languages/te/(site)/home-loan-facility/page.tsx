export { default, generateMetadata } from "@/app/(site)/home-loan-facility/page";

export const revalidate = 300;
