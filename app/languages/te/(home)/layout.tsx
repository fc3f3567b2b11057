export { default } from "@/app/(home)/layout";
