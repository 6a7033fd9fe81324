/** `npm run codegen`: writes every generated file; `--check` writes nothing and fails when one is stale. */
import "./generate-account-pages";
import "./generate-contract";
import "./generate-drawings";
import "./generate-products";
