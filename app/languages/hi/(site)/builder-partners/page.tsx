export { default, generateMetadata } from "@/app/(site)/builder-partners/page";

export const revalidate = 300;
