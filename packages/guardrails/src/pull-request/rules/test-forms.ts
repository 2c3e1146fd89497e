/** How tests are skipped, limited or left out, by language. Every repetition is bounded: a line may be as long as a file. */

/** In test files. */
export const SKIPS: readonly RegExp[] = [
  // JavaScript and TypeScript: Jest, Mocha, Vitest, Jasmine, node:test, Playwright
  /\b(?:describe|context|suite|it|test|specify|bench|step)(?:\.\w{1,30}){0,3}\.(?:skip|todo|only|fixme|fails|failing|skipIf|runIf)\b/u,
  /\b(?:describe|context|suite|it|test|specify|bench)\s{0,5}\[\s{0,5}['"`](?:skip|todo|only|fixme|fails|failing|skipIf|runIf)\b/u,
  /^\s{0,80}\.(?:skip|todo|only|fixme|failing)\s{0,5}\(\s{0,5}['"`]/u,
  /\b(?:xit|xtest|xdescribe|xcontext|xspecify|xscenario|xfeature|fit|ftest|fdescribe|fcontext|fspecify|pit|pdescribe)\s{0,5}[('"]/u,
  /\b(?:this|t|ctx|context|test)\.skip\s{0,5}\(/u,
  /\b(?:skip|todo|only)\s{0,5}:\s{0,5}(?:true|['"`])/u,
  /\bpending\s{0,5}\(/u,
  // Python: pytest, unittest
  /\bmark\.(?:skip|skipif|xfail)\b/u,
  /\bpytest\.(?:skip|xfail|importorskip|exit)\s{0,5}\(/u,
  /\b(?:unittest\.)?(?:skipIf|skipUnless|expectedFailure|skipTest|SkipTest)\b/u,
  /@(?:unittest\.)?skip\b/u,
  /\b__test__\s{0,5}=\s{0,5}False\b/u,
  /\bcollect_ignore(?:_glob)?\b/u,
  // Java, Kotlin, Scala, Groovy: JUnit, TestNG, Kotest, Spock
  /@(?:Disabled|Ignore|Ignored|IgnoreIf|IgnoreRest|PendingFeature|EnabledIf|DisabledIf|EnabledOn|DisabledOn)(?:\w{0,40})\b/u,
  /\bassum(?:e|ing)(?:True|False|That|NoException|NotNull)?\s{0,5}\(/u,
  /\benabled\s{0,5}=\s{0,5}false\b/u,
  // Go
  /\b\w{1,30}\.Skip(?:f|Now)?\s{0,5}\(/u,
  /\/\/\s{0,3}(?:go:build|\+build)\s{1,3}ignore\b/u,
  // Rust
  /#!?\[\s{0,5}(?:ignore\b|cfg_attr\s{0,5}\([^\]\n]{0,100}\bignore\b|should_panic\b)/u,
  // .NET: NUnit, xUnit, MSTest
  /\[\s{0,5}(?:Ignore|Explicit|Inconclusive)\b/u,
  /\bSkip\s{0,5}=\s{0,5}[@$"n]/u,
  /\bAssert\.(?:Ignore|Inconclusive|Pass)\s{0,5}\(/u,
  // PHP: PHPUnit, Pest
  /\bmarkTest(?:Skipped|Incomplete)\b/u,
  /->(?:skip|todo|only)\s{0,5}\(/u,
  // Ruby: RSpec, Minitest
  /^\s{0,80}(?:skip|pending)\b(?!\s{0,5}[=:.])/u,
  /,\s{0,5}:(?:skip|pending|focus)\b/u,
  // Swift, Elixir, C and C++
  /\bXCTSkip(?:If|Unless)?\b/u,
  /@(?:module)?tag\s{1,5}:?(?:skip|pending)\b/u,
  /\b(?:GTEST_SKIP|DISABLED_\w{1,80}|BOOST_AUTO_TEST_SUITE_DISABLED)\b/u,
];

/** An assertion that cannot fail. */
export const EMPTY_ASSERTION =
  /\bexpect\s{0,5}\(\s{0,5}(true|1)\s{0,5}\)\s{0,5}\.(?:toBe|toEqual|toStrictEqual)\s{0,5}\(\s{0,5}\1\s{0,5}\)|\b[Aa]ssert(?:True|_true|\.ok|\.True|\.IsTrue)?[\s(]{1,5}(?:true|True|1\s{0,5}==\s{0,5}1)\s{0,5}\)?\s{0,5};?\s{0,5}$/u;

/** A test case begins. */
export const DECLARATION =
  /(?:^|[^\w.])(?:it|test|specify|scenario)(?:\.\w{1,30}){0,3}\s{0,5}[(`'"]|\bdef\s{1,5}test|\bfunc\s{1,5}(?:\([^)]{0,60}\)\s{0,5})?(?:Test|Fuzz|Example)\w{0,100}\s{0,5}\(|@(?:Parameterized)?Test\b|@(?:RepeatedTest|Property)\b|#\[(?:\w{1,20}::)?test\b|\[\s{0,5}(?:Fact|Theory|Test|TestCase|TestMethod|DataRow)\b|\bfunction\s{1,5}test\w|\bTEST(?:_F|_P)?\s{0,5}\(/u;

/** Something is asserted. */
export const ASSERTION =
  /\b(?:expect|[Aa]ssert\w{0,40}|should(?:_not)?|verify|refute\w{0,20}|XCTAssert\w{0,30}|EXPECT_\w{1,20}|ASSERT_\w{1,20})\b|\brequire\.\w{1,30}\s{0,3}\(|\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\s{0,3}\(/u;

/** Files that say which tests run and what they ask for. */
export const CONFIGURATION =
  /(?:^|\/)(?:package\.json|composer\.json|[\w.-]{0,60}\.config\.[cm]?[jt]s|[\w.-]{0,60}\.conf\.[cm]?[jt]s|\.?(?:nyc|c8|mocha|ava|tap|jest|codecov|coverage|covera?gerc|simplecov|taprc)[\w.-]{0,30}|\.coveragerc|codecov\.ya?ml|tsconfig[\w.-]{0,60}\.json|jsconfig\.json|\.mocharc[\w.-]{0,20}|\.?vitest[\w.-]{0,40}|\.?karma[\w.-]{0,40}|playwright[\w.-]{0,40}|cypress[\w.-]{0,40}|conftest\.py|pyproject\.toml|setup\.cfg|setup\.py|tox\.ini|noxfile\.py|pytest\.ini|pom\.xml|[\w.-]{0,60}\.gradle(?:\.kts)?|gradle\.properties|phpunit[\w.-]{0,20}\.xml(?:\.dist)?|sonar-project\.properties|\.rspec|Rakefile|Makefile|GNUmakefile|[\w.-]{0,60}\.mk|justfile|Taskfile\.ya?ml|Cargo\.toml|deno\.jsonc?|angular\.json|project\.json|bunfig\.toml|build\.sbt|mix\.exs|coveralls\.json|(?:spec|rails|test)_helper\.rb|[\w.-]{0,60}\.(?:cs|fs|vb)proj|Directory\.Build\.props|[\w.-]{0,60}\.runsettings|Dockerfile|[\w./-]{0,100}\.sh)$/iu;

/** In such files. */
export const BUILD_SKIPS: readonly RegExp[] = [
  /-D(?:maven\.test\.skip|skipTests|skipITs|skipUnitTests)\b/u,
  /<(?:maven\.test\.skip|skipTests|skipITs|skip|testFailureIgnore)>\s{0,10}true/iu,
  /\s-x\s{1,5}(?:test|check|integrationTest)\b/u,
  /\bignoreFailures\s{0,5}=\s{0,5}true\b/u,
  /--(?:passWithNoTests|pass-with-no-tests|no-verify|deselect|testPathIgnorePatterns)\b/u,
  /\b(?:testPathIgnorePatterns|collect_ignore|modulePathIgnorePatterns|norecursedirs)\b/u,
  /--ignore(?:-glob)?[= ]/u,
  /\s-k\s{1,3}['"]?not\s/u,
  /\b(?:pytest|jest|mocha|vitest|go test|mvn|gradle|npm (?:run )?test|cargo test|rspec|phpunit)\b[^\n]{0,300}\|\|\s{0,5}(?:true|:|exit 0)/u,
  /"(?:pre|post)?test(?::[\w-]{1,40})?"\s{0,5}:\s{0,5}"(?:\s{0,5}|echo\b[^"\n]{0,200}|true|:|exit 0)"/u,
  // Which files are tests, and which lines count: a narrower form leaves some out.
  /["']?\b(?:testMatch|testRegex|testpaths|python_files|python_classes|python_functions|coveragePathIgnorePatterns|watchPathIgnorePatterns|collectCoverageFrom|testNamePattern|forbidOnly|maxfail)\b["']?\s{0,5}[:=]/u,
  /(?:^|[{,])\s{0,80}["']?(?:exclude|omit|excludeGroups|excludedGroups)["']?\s{0,5}[:=]/u,
  /<exclude(?:s|dGroups)?>/u,
  /\btest\s{0,5}\{[^}\n]{0,80}enabled\s{0,5}=\s{0,5}false/u,
];

const THRESHOLD =
  /((?:[\w.-]{0,40}[_.-])?(?:statements|branches|functions|lines|fail[_-]?under|minimum(?:_coverage)?|threshold|target|min(?:imum)?[_-]?coverage|coverage))["']?\s{0,5}[:=>\s]\s{0,5}["']?(\d{1,3}(?:\.\d{1,4})?)/giu;

/** The coverage thresholds that a line sets, in their order: one line may hold all of them. */
export function thresholds(text: string): readonly { readonly key: string; readonly value: number }[] {
  return [...text.slice(0, 1_000).matchAll(THRESHOLD)].map(([, key = '', value]) => ({
    key: key.toLowerCase(),
    value: Number(value),
  }));
}
