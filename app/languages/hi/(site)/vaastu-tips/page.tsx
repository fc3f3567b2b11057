export { default, generateMetadata } from "@/app/(site)/vaastu-tips/page";

export const revalidate = 300;
