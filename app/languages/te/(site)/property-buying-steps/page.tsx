export { default, generateMetadata } from "@/app/(site)/property-buying-steps/page";

export const revalidate = 300;
