import { withoutSessionId } from "~/provider/session-id";

/** The forms of the login page, as given by `?by=` in its URL. */
export type LoginWay = "password" | "email" | "code";

/** Returns the form that a URL selects: enter the emailed code, request it, or use the password. */
export function loginWay(search: URLSearchParams): LoginWay {
  const by = search.get("by");
  return by === "email" || by === "code" ? by : "password";
}

/** Path of the login with another form; the return path stays in the URL. */
export function loginPath(search: string | URLSearchParams, way: LoginWay): string {
  const parameters = new URLSearchParams(withoutSessionId({ search: String(search) }));
  parameters.delete("by");
  if (way !== "password") parameters.set("by", way);
  const query = parameters.toString();
  return query ? `/customer/login?${query}` : "/customer/login";
}
