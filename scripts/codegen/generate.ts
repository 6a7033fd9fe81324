/** Writes all generated files but the documentation of the settings; ends with 1 when a source is wrong. */
import { YAMLException } from "js-yaml";
import { saveGenerated } from "../save-generated";
import { accountPageFiles } from "./account-page-files";
import { cardMarkFiles } from "./card-mark-files";
import { checkoutStepFiles } from "./checkout-step-files";
import { clipArtFiles } from "./clip-art-files";
import { adminContractFiles, contractFiles } from "./contract-files";
import { databaseTablesFile } from "./database-tables-file";
import { drawingFiles } from "./drawing-files";
import { headingFontFiles } from "./heading-font-files";
import { heroFiles } from "./hero-files";
import { openapiFiles } from "./openapi-files";
import { productFiles } from "./product-files";
import { ContractFault } from "./read-contract";
import { tableFiles } from "./table-files";

try {
  // Files that other generators import.
  saveGenerated({ ...productFiles(), ...drawingFiles(), ...clipArtFiles() });
  saveGenerated({
    ...accountPageFiles(),
    ...cardMarkFiles(),
    ...openapiFiles(),
    ...tableFiles(),
    ...checkoutStepFiles(),
    ...(await databaseTablesFile()),
    ...(await headingFontFiles()),
    ...(await heroFiles()),
    ...(await adminContractFiles()),
    ...(await contractFiles()),
  });
} catch (error) {
  const isExplained = error instanceof ContractFault || error instanceof YAMLException;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
