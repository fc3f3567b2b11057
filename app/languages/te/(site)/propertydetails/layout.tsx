export { ProjectWords as default } from "@/components/languages/te/project-words";
