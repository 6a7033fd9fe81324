import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

interface Visit {
  pathname?: string;
  search?: string;
  response?: object;
}

/**
 * Renders a page on the server, for components that contain links or read their location.
 * @param visit the page's path and search part, and the action's response to its form
 */
export function drawnPage(page: ReactElement, { pathname = "/", search = "", response }: Visit = {}): string {
  const route = { id: "root", path: pathname.slice(1) };
  const context = {
    manifest: {
      routes: { root: { ...route, module: "/root.js", hasLoader: false, hasAction: false } },
      entry: { imports: [], module: "/entry.js" },
      url: "/manifest.js",
      version: "1",
    },
    routeModules: { root: { default: () => page } },
    staticHandlerContext: {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      loaderData: {},
      actionData: response ? { root: response } : null,
      errors: null,
      matches: [{ params: {}, pathname, pathnameBase: "/", route }],
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    future: {},
    isSpaMode: false,
    serializeError: (error: Error) => error,
  };
  return renderToStaticMarkup(
    <RemixServer context={context as unknown as EntryContext} url={`http://shop.example${pathname}`} />,
  );
}
