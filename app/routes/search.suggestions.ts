import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readSuggestions } from "~/storefront/search/read-suggestions.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("q");
  return json(await readSuggestions(request, typed), {
    headers: { "Cache-Control": "private, max-age=60", Vary: "Cookie", "X-Robots-Tag": "noindex" },
  });
}
