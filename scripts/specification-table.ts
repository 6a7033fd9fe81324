/**
 * `npm run specification`: writes docs/specification.md from the tags in the tests. With `--check` it writes nothing
 * and exits with 1 when the file is stale. In both cases it exits with 1 when a statement of the specification has
 * neither a test nor an exception, or when a tag or an exception is invalid.
 */
import { saveGenerated } from "./save-generated";
import { readExceptions } from "./specification/exceptions";
import { specificationFaults } from "./specification/faults";
import { readSource } from "./specification/source";
import { specificationTable, TABLE } from "./specification/table";
import { readTags } from "./specification/tags";

const source = readSource();
const tests = readTags();
const exceptions = readExceptions();
const faults = specificationFaults(source, tests, exceptions);

saveGenerated({ [TABLE]: specificationTable(source, tests, exceptions) }, "npm run specification");
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
