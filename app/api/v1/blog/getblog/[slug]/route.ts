import { calls } from "@/lib/contract/calls";
import { notFoundError } from "@/lib/api/errors";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(
  calls.oneBlogPost,
  async ({ params }) => {
    const data = await backend().getBlogPost(params.slug);
    if (!data) throw notFoundError("This blog post");
    return { data };
  },
);
