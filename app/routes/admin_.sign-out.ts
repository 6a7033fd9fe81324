import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/admin/sign-in/sign-in.server";

export const loader = () => redirect("/admin");
export const action = ({ request }: ActionFunctionArgs) => signOut(request);
