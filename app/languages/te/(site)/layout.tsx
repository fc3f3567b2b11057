export { default } from "@/app/(site)/layout";

export const revalidate = 300;
