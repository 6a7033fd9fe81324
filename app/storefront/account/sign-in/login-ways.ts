import { withoutSessionId } from "~/provider/session-id";

/** The forms of the login and registration pages, as given by `?by=` in their URL. */
export type LoginWay = "password" | "email" | "code";

/** Returns the form that a URL selects: enter the emailed code, request it, or use the password. */
export function loginWay(search: URLSearchParams): LoginWay {
  const by = search.get("by");
  return by === "email" || by === "code" ? by : "password";
}

/** Path of the login with another form; the return path stays in the URL. */
export function loginPath(search: string | URLSearchParams, way: LoginWay): string {
  return pathWith("/customer/login", search, way);
}

/** Path of the registration with another form: by a code, which is requested first, or by a password. */
export function registrationPath(search: string | URLSearchParams, way: LoginWay): string {
  return pathWith("/customer/register", search, way);
}

function pathWith(page: string, search: string | URLSearchParams, way: LoginWay): string {
  const parameters = new URLSearchParams(withoutSessionId({ search: String(search) }));
  parameters.delete("by");
  if (way !== "password") parameters.set("by", way);
  const query = parameters.toString();
  return query ? `${page}?${query}` : page;
}
