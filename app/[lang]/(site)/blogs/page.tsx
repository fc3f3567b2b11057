/** The name that some menus use for the blog (specification, section 2): the same page, with the canonical address /blog. */
export { default, metadata } from "../blog/page";
