import { Link } from "@remix-run/react";

/** Link to the login. */
export function BackToSignIn() {
  return (
    <Link to="/customer/login" className="font-semibold text-accent underline underline-offset-4">
      Back to sign in
    </Link>
  );
}
