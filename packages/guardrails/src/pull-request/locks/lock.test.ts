import { describe, expect, test } from '@jest/globals';
import { judge } from '../judge.ts';
import { change, CONTRACT, facts, lockfile } from '../facts.test-support.ts';

/** Lockfiles as their package managers write them: before, and what changes. */
interface Kind {
  readonly path: string;
  readonly text: string;
  /** A new version, as the package manager writes it. */
  readonly bump: Edit;
  readonly honest?: readonly (readonly [what: string, edit: Edit])[];
  readonly refused: readonly (readonly [what: string, edit: Edit, says: RegExp])[];
}
type Edit = (text: string) => string;
const swap =
  (...pairs: readonly (readonly [from: string, to: string])[]): Edit =>
  (text) =>
    pairs.reduce((now, [from, to]) => {
      if (!now.includes(from)) throw new Error(`not there: ${from}`);
      return now.replace(from, to);
    }, text);
const A = 'A'.repeat(86);
const B = 'B'.repeat(86);
const C = 'C'.repeat(86);
const hex = (digit: string, length = 64): string => digit.repeat(length);

const NPM = JSON.stringify(
  {
    name: 'shop',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'shop', version: '1.0.0', dependencies: { lodash: '^4.17.20', '@acme/ui': '^1.0.0' } },
      'packages/tool': { name: 'tool', version: '1.0.0' },
      'node_modules/@acme/ui': {
        version: '1.0.0',
        resolved: 'https://npm.acme.example/download/@acme/ui/1.0.0/0123456789abcdef0123456789abcdef01234567',
        integrity: `sha512-${A}==`,
      },
      'node_modules/lodash': {
        version: '4.17.20',
        resolved: 'https://registry.npm.example/lodash/-/lodash-4.17.20.tgz',
        integrity: `sha512-${B}==`,
        dev: true,
        engines: { node: '>=4' },
      },
      'node_modules/old': {
        version: '1.0.0',
        resolved: 'https://registry.npm.example/old/-/old-1.0.0.tgz',
        integrity: `sha1-${'o'.repeat(27)}=`,
      },
      'node_modules/tool': { resolved: 'packages/tool', link: true },
    },
  },
  null,
  2,
);
const NPM_NEW = `    "node_modules/fresh": {
      "version": "1.2.3",
      "resolved": "https://registry.npm.example/fresh/-/fresh-1.2.3.tgz",
      "integrity": "sha512-${C}=="
    },
    "node_modules/lodash": {`;
const npmNew = (from: string, to: string): Edit => swap(['    "node_modules/lodash": {', NPM_NEW.replace(from, to)]);

const KINDS: readonly Kind[] = [
  {
    path: 'package-lock.json',
    text: `${NPM}\n`,
    bump: swap(['"4.17.20"', '"4.17.21"'], ['lodash-4.17.20', 'lodash-4.17.21'], [B, C]),
    honest: [
      ['a package that is new', npmNew('fresh', 'fresh')],
      [
        'a private package’s new version',
        swap(
          [
            '"version": "1.0.0",\n      "resolved": "https://npm.acme',
            '"version": "1.1.0",\n      "resolved": "https://npm.acme',
          ],
          [
            '@acme/ui/1.0.0/0123456789abcdef0123456789abcdef01234567',
            '@acme/ui/1.1.0/ffff456789abcdef0123456789abcdef01234567',
          ],
          [A, C],
        ),
      ],
      ['a package that goes away', (text) => text.replace(/ {4}"node_modules\/old": \{[^}]*\},\n/u, '')],
    ],
    refused: [
      [
        'another server',
        swap(['https://registry.npm.example/lodash', 'https://evil.example/lodash']),
        /lodash 4\.17\.20 comes from https:\/\/evil/,
      ],
      [
        'another server with the new version',
        swap(
          ['"4.17.20"', '"4.17.21"'],
          ['https://registry.npm.example/lodash/-/lodash-4.17.20', 'https://evil.example/lodash/-/lodash-4.17.21'],
          [B, C],
        ),
        /comes from https:\/\/evil\.example.*before from https:\/\/registry/,
      ],
      [
        'a server that other packages come from',
        swap(['https://registry.npm.example/lodash/-', 'https://npm.acme.example/lodash/-']),
        /comes from https:\/\/npm\.acme/,
      ],
      [
        'no HTTPS',
        swap(['https://registry.npm.example/lodash', 'http://registry.npm.example/lodash']),
        /comes from http:/,
      ],
      ['another package’s address', swap(['lodash/-/lodash-4.17.20', 'lodahs/-/lodahs-4.17.20']), /lodahs/],
      [
        'a name before the server',
        swap(['https://registry.npm.example/lodash', 'https://registry.npm.example@evil.example/lodash']),
        /evil/,
      ],
      ['another hash', swap([B, C]), /keeps its version, and its hash is another one/],
      ['a second hash', swap([`sha512-${B}==`, `sha512-${B}== sha512-${C}==`]), /its hash is another one/],
      ['a weaker hash', swap([`sha512-${B}==`, `sha1-${'x'.repeat(27)}=`]), /its hash is another one/],
      ['no hash', swap([`,\n      "integrity": "sha512-${B}=="`, '']), /lodash 4\.17\.20 has lost its hash/],
      [
        'no hash with the new version',
        swap(
          ['"4.17.20"', '"4.17.21"'],
          ['lodash-4.17.20', 'lodash-4.17.21'],
          [`,\n      "integrity": "sha512-${B}=="`, ''],
        ),
        /has lost its hash/,
      ],
      [
        'no address',
        swap(['      "resolved": "https://registry.npm.example/lodash/-/lodash-4.17.20.tgz",\n', '']),
        /no longer says where it comes from/,
      ],
      [
        'a repository',
        swap([
          'https://registry.npm.example/lodash/-/lodash-4.17.20.tgz',
          `git+ssh://git@github.com/x/lodash.git#${hex('a', 40)}`,
        ]),
        /comes from git\+ssh/,
      ],
      [
        'an archive of a repository',
        swap([
          'https://registry.npm.example/lodash/-/lodash-4.17.20.tgz',
          `https://codeload.github.com/x/lodash/tar.gz/${hex('a', 40)}`,
        ]),
        /comes from https:\/\/codeload/,
      ],
      [
        'a file',
        swap(['https://registry.npm.example/lodash/-/lodash-4.17.20.tgz', 'file:vendor/lodash.tgz']),
        /comes from file:/,
      ],
      [
        'a link',
        swap([
          '"resolved": "https://registry.npm.example/lodash/-/lodash-4.17.20.tgz"',
          '"resolved": "packages/lodash",\n      "link": true',
        ]),
        /comes from path:packages/,
      ],
      [
        'an alias',
        swap([
          '"version": "4.17.20",\n      "resolved": "https://registry.npm.example/lodash/-/lodash',
          '"name": "lodahs",\n      "version": "4.17.20",\n      "resolved": "https://registry.npm.example/lodahs/-/lodahs',
        ]),
        /comes from .*lodahs/,
      ],
      [
        'a new package of another server',
        npmNew('registry.npm.example', 'evil.example'),
        /fresh 1\.2\.3 comes from .*nothing in this file/,
      ],
      [
        'a new package without a hash',
        npmNew(`,\n      "integrity": "sha512-${C}=="`, ''),
        /fresh 1\.2\.3 is new and has no hash/,
      ],
      ['a new package with another’s address', npmNew('fresh/-/fresh', 'other/-/other'), /that of another package/],
      [
        'a new package from a repository',
        npmNew('https://registry.npm.example/fresh/-/fresh-1.2.3.tgz', 'git+https://github.com/x/fresh.git'),
        /a repository instead/,
      ],
      [
        'a new package from a path',
        npmNew('https://registry.npm.example/fresh/-/fresh-1.2.3.tgz', 'file:../fresh'),
        /a path instead/,
      ],
    ],
  },
  {
    path: 'yarn.lock',
    text: `# yarn lockfile v1\n\n\n"@acme/ui@^1.0.0":\n  version "1.0.0"\n  resolved "https://registry.yarn.example/@acme/ui/-/ui-1.0.0.tgz#${hex('1', 40)}"\n  integrity sha512-${A}==\n\nlodash@^4.17.20:\n  version "4.17.20"\n  resolved "https://registry.yarn.example/lodash/-/lodash-4.17.20.tgz#${hex('2', 40)}"\n  integrity sha512-${B}==\n  dependencies:\n    version "^1.0.0"\n`,
    bump: swap(
      ['lodash@^4.17.20', 'lodash@^4.17.21'],
      ['"4.17.20"', '"4.17.21"'],
      ['lodash-4.17.20', 'lodash-4.17.21'],
      [hex('2', 40), hex('3', 40)],
      [B, C],
    ),
    honest: [],
    refused: [
      ['another server', swap(['registry.yarn.example/lodash', 'evil.example/lodash']), /evil/],
      ['another hash', swap([B, C]), /another one/],
      ['another hash behind the address', swap([hex('2', 40), hex('3', 40)]), /another one/],
      ['no hash at all', swap([`#${hex('2', 40)}`, ''], [`  integrity sha512-${B}==\n`, '']), /lost its hash/],
      [
        'a repository',
        swap([
          `https://registry.yarn.example/lodash/-/lodash-4.17.20.tgz#${hex('2', 40)}`,
          `git+https://github.com/x/lodash.git#${hex('4', 40)}`,
        ]),
        /git\+https/,
      ],
    ],
  },
  {
    path: 'web/yarn.lock',
    text: `__metadata:\n  version: 8\n  cacheKey: 10c0\n\n"lodash@npm:^4.17.20":\n  version: 4.17.20\n  resolution: "lodash@npm:4.17.20"\n  checksum: 10c0/${hex('a', 128)}\n  languageName: node\n  linkType: hard\n\n"shop@workspace:.":\n  version: 0.0.0-use.local\n  resolution: "shop@workspace:."\n  languageName: unknown\n  linkType: soft\n`,
    bump: swap(
      ['^4.17.20', '^4.17.21'],
      ['version: 4.17.20', 'version: 4.17.21'],
      ['lodash@npm:4.17.20', 'lodash@npm:4.17.21'],
      [hex('a', 128), hex('b', 128)],
    ),
    refused: [
      ['another hash', swap([hex('a', 128), hex('b', 128)]), /another one/],
      ['no hash', swap([`  checksum: 10c0/${hex('a', 128)}\n`, '']), /lost its hash/],
      [
        'an address',
        swap(['resolution: "lodash@npm:4.17.20"', 'resolution: "lodash@https://github.com/x/lodash.git#commit=1"']),
        /github/,
      ],
      ['another package', swap(['resolution: "lodash@npm:4.17.20"', 'resolution: "lodahs@npm:4.17.20"']), /lodahs/],
      [
        'an archive elsewhere',
        swap(['"lodash@npm:4.17.20"', '"lodash@npm:4.17.20::__archiveUrl=https%3A%2F%2Fevil.example%2Flodash.tgz"']),
        /evil/,
      ],
    ],
  },
  {
    path: 'pnpm-lock.yaml',
    text: `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      lodash:\n        specifier: ^4.17.20\n        version: 4.17.20\n\npackages:\n\n  '@acme/ui@1.0.0':\n    resolution: {integrity: sha512-${A}==, tarball: https://npm.acme.example/ui.tgz}\n\n  lodash@4.17.20:\n    resolution: {integrity: sha512-${B}==}\n    engines: {node: '>=4'}\n\nsnapshots:\n\n  lodash@4.17.20: {}\n`,
    bump: (text) => text.replaceAll('4.17.20', '4.17.21').replace(B, C),
    refused: [
      ['another hash', swap([B, C]), /another one/],
      ['no hash', swap([`integrity: sha512-${B}==`, 'directory: ../lodash']), /lost its hash|path/],
      [
        'an address',
        swap([`integrity: sha512-${B}==}`, `integrity: sha512-${B}==, tarball: https://evil.example/lodash.tgz}`]),
        /evil/,
      ],
      [
        'a repository',
        swap([`{integrity: sha512-${B}==}`, '{type: git, repo: https://github.com/x/lodash.git, commit: abc}']),
        /lost its hash|git/,
      ],
      ['an address elsewhere', swap(['https://npm.acme.example/ui.tgz', 'https://evil.example/ui.tgz']), /evil/],
      ['a reference', swap([`{integrity: sha512-${B}==}`, '*anchor']), /not written as the package manager|lost/],
    ],
  },
  {
    path: 'requirements.txt',
    text: `--index-url https://index.python.example/simple\nflask==2.0.0 \\\n    --hash=sha256:${hex('a')} \\\n    --hash=sha256:${hex('b')}\n    # via app\nlib-i == 1.0\nlib-e == 1.0\nrequests==2.31.0 \\\n    --hash=sha256:${hex('c')}\n`,
    bump: swap(['2.31.0', '2.32.0'], [hex('c'), hex('d')]),
    honest: [
      ['another comment', swap(['    # via app', `    # via web --hash=sha256:${hex('e')} -i https://evil.example`])],
      ['a comment at the margin', swap(['    # via app', `# -e https://evil.example/x --hash=sha256:${hex('e')}`])],
    ],
    refused: [
      ['another hash', swap([hex('c'), hex('d')]), /requests 2\.31\.0 keeps its version/],
      [
        'one more hash',
        swap([`    --hash=sha256:${hex('b')}`, `    --hash=sha256:${hex('b')} \\\n    --hash=sha256:${hex('d')}`]),
        /1 more files of it/,
      ],
      ['no hash', swap([` \\\n    --hash=sha256:${hex('c')}`, '']), /lost its hash/],
      ['another index', swap(['https://index.python.example/simple', 'https://evil.example/simple']), /evil/],
      ...['--extra-index-url ', '--index-url=', '-i ', '-f', '--find-links=', '--trusted-host  '].map(
        (option) =>
          [
            `one more ${option}`,
            swap(['flask==', `${option}${option === '-f' ? '\t' : ''}https://evil.example/simple\nflask==`]),
            /evil/,
          ] as const,
      ),
      ...[
        '-e https://evil.example/x',
        '--editable=https://evil.example/x',
        'http://evil.example/x.whl',
        'https://evil.example/x.whl',
      ].map((line) => [line, swap(['flask==', `${line}\nflask==`]), /evil\.example\/x/] as const),
      ...['-e ./local', '-e   ../local', 'file:local'].map(
        (line) => [line, swap(['flask==', `${line}\nflask==`]), /local.*a path instead/] as const,
      ),
      [
        'a repository under a name',
        swap(['flask==', '-e git+https://evil.example/x.git#egg=some_x\nflask==']),
        /^some-x comes from/,
      ],
      [
        'a hash behind a comment',
        swap([` \\\n    --hash=sha256:${hex('c')}`, ` # --hash=sha256:${hex('c')}`]),
        /lost its hash/,
      ],
      [
        'a name that ends like an option',
        swap(['lib-i == 1.0', 'lib-i @ https://evil.example/l.whl']),
        /lib-i comes from/,
      ],
      ['another one', swap(['lib-e == 1.0', 'lib-e @ https://evil.example/l.whl']), /lib-e comes from/],
      ['an address', swap(['requests==2.31.0', 'requests @ https://evil.example/r.whl']), /evil/],
      ['a repository', swap(['requests==2.31.0', 'git+https://evil.example/requests.git#egg=requests']), /evil/],
    ],
  },
  {
    path: 'poetry.lock',
    text: `[[package]]\nname = "requests"\nversion = "2.31.0"\ndescription = "HTTP"\noptional = false\npython-versions = ">=3.7"\ngroups = ["main"]\nfiles = [\n    {file = "requests-2.31.0-py3-none-any.whl", hash = "sha256:${hex('a')}"},\n    {file = "requests-2.31.0.tar.gz", hash = "sha256:${hex('b')}"},\n]\n\n[package.dependencies]\ncertifi = ">=2017.4.17"\n\n[metadata]\nlock-version = "2.0"\ncontent-hash = "${hex('e')}"\n`,
    bump: (text) =>
      text
        .replaceAll('2.31.0', '2.32.0')
        .replace(hex('a'), hex('c'))
        .replace(hex('b'), hex('d'))
        .replace(hex('e'), hex('f')),
    refused: [
      ...(
        [
          ['git', 'https://github.com/x/requests', /git\+https:\/\/github\.com\/x\/requests: a repository instead/],
          ['file', 'https://x.example/r.whl', /comes from path:https:\/\/x\.example\/r\.whl: a path instead/],
          ['directory', 'https://x.example/r', /comes from path:https:\/\/x\.example\/r: a path instead/],
          ['other', 'https://x.example/r', /comes from path:https:\/\/x\.example\/r: a path instead/],
          ['legacy', 'https://x.example/simple', /comes from registry\+https:\/\/x\.example\/simple: nothing/],
          ['url', 'https://x.example/requests.whl', /comes from https:\/\/x\.example\/requests\.whl: nothing/],
        ] as const
      ).map(([type, url, says]) => {
        const source = `[package.source]\ntype = "${type}"\nurl = "${url}"\n\n[package.dependencies]`;
        return [`the source ${type}`, swap(['[package.dependencies]', source]), says] as const;
      }),
      ['another hash', swap([hex('a'), hex('c')], [hex('b'), hex('d')]), /another one/],
      ['one other hash', swap([hex('a'), hex('c')]), /1 more files/],
      ['no hash', (text) => text.replace(/files = \[[^\]]*\]/u, 'files = []'), /lost its hash/],
      [
        'a repository',
        swap([
          '[package.dependencies]',
          '[package.source]\ntype = "git"\nurl = "https://github.com/x/requests.git"\n\n[package.dependencies]',
        ]),
        /a repository instead/,
      ],
      [
        'an index',
        swap([
          '[package.dependencies]',
          '[package.source]\ntype = "legacy"\nurl = "https://evil.example/simple"\n\n[package.dependencies]',
        ]),
        /evil/,
      ],
    ],
  },
  {
    path: 'uv.lock',
    text: `version = 1\n\n[[package]]\nname = "requests"\nversion = "2.31.0"\nsource = { registry = "https://index.python.example/simple" }\nsdist = { url = "https://files.python.example/packages/9d/be/${hex('1', 60)}/requests-2.31.0.tar.gz", hash = "sha256:${hex('a')}", size = 1 }\nwheels = [\n    { url = "https://files.python.example/packages/70/8e/${hex('2', 60)}/requests-2.31.0-py3-none-any.whl", hash = "sha256:${hex('b')}", size = 2 },\n]\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\nsource = { virtual = "." }\n`,
    bump: (text) =>
      text
        .replaceAll('2.31.0', '2.32.0')
        .replace(hex('a'), hex('c'))
        .replace(hex('b'), hex('d'))
        .replace(hex('1', 60), hex('3', 60))
        .replace('70/8e', '1a/2b'),
    refused: [
      ['another server', swap([`files.python.example/packages/70`, 'evil.example/packages/70']), /evil/],
      ['another package', swap(['requests-2.31.0-py3', 'reqeusts-2.31.0-py3']), /reqeusts/],
      ['another index', swap(['https://index.python.example/simple', 'https://evil.example/simple']), /evil/],
      [
        'a repository',
        swap([
          '{ registry = "https://index.python.example/simple" }',
          '{ git = "https://github.com/x/requests?rev=1#abc" }',
        ]),
        /github/,
      ],
      ['a path', swap(['{ registry = "https://index.python.example/simple" }', '{ path = "../requests" }']), /path/],
      ['other hashes', swap([hex('a'), hex('c')], [hex('b'), hex('d')]), /another one/],
    ],
  },
  {
    path: 'Pipfile.lock',
    text: `${JSON.stringify({ _meta: { hash: { sha256: hex('9') }, sources: [{ name: 'pypi', url: 'https://index.python.example/simple', verify_ssl: true }] }, default: { requests: { hashes: [`sha256:${hex('a')}`, `sha256:${hex('b')}`], index: 'pypi', version: '==2.31.0' } } }, null, 4)}\n`,
    bump: swap(['2.31.0', '2.32.0'], [hex('a'), hex('c')], [hex('b'), hex('d')], [hex('9'), hex('8')]),
    refused: [
      ['another index', swap(['https://index.python.example/simple', 'https://evil.example/simple']), /evil/],
      ['other hashes', swap([hex('a'), hex('c')], [hex('b'), hex('d')]), /another one/],
      ['a repository', swap(['"index": "pypi"', '"git": "https://github.com/x/requests.git"']), /github/],
      ['no hash', (text) => text.replace(/"hashes": \[[^\]]*\]/u, '"hashes": []'), /lost its hash/],
    ],
  },
  {
    path: 'go.sum',
    text: `example.com/a v1.2.3 h1:${hex('a', 43)}=\nexample.com/a v1.2.3/go.mod h1:${hex('b', 43)}=\nexample.com/b v1.0.0 h1:${hex('c', 43)}=\n`,
    bump: (text) =>
      text.replaceAll('v1.2.3', 'v1.2.4').replace(hex('a', 43), hex('d', 43)).replace(hex('b', 43), hex('e', 43)),
    refused: [
      ['another hash', swap([hex('a', 43), hex('d', 43)]), /example\.com\/a v1\.2\.3 keeps its version/],
      ['another hash of go.mod', swap([hex('b', 43), hex('d', 43)]), /go\.mod keeps its version/],
      [
        'a second hash',
        swap(['example.com/b', `example.com/a v1.2.3 h1:${hex('d', 43)}=\nexample.com/b`]),
        /keeps its version/,
      ],
    ],
  },
  {
    path: 'Cargo.lock',
    text: `version = 3\n\n[[package]]\nname = "serde"\nversion = "1.0.1"\nsource = "registry+https://github.com/rust-crates/index"\nchecksum = "${hex('a')}"\ndependencies = [\n "serde_derive",\n]\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n`,
    bump: swap(['1.0.1', '1.0.2'], [hex('a'), hex('b')]),
    honest: [],
    refused: [
      ['another hash', swap([hex('a'), hex('b')]), /another one/],
      ['no hash', swap([`checksum = "${hex('a')}"\n`, '']), /lost its hash/],
      [
        'another registry',
        swap(['registry+https://github.com/rust-crates/index', 'registry+https://evil.example/index']),
        /evil/,
      ],
      [
        'a repository',
        swap(['registry+https://github.com/rust-crates/index', 'git+https://github.com/x/serde#abc']),
        /git\+/,
      ],
      [
        'no source',
        swap(['source = "registry+https://github.com/rust-crates/index"\n', ''], [`checksum = "${hex('a')}"\n`, '']),
        /no longer says/,
      ],
    ],
  },
  {
    path: 'composer.lock',
    text: `${JSON.stringify({ 'content-hash': hex('9', 32), packages: [{ name: 'symfony/console', version: 'v6.4.0', source: { type: 'git', url: 'https://github.com/symfony/console.git', reference: hex('a', 40) }, dist: { type: 'zip', url: `https://api.github.com/repos/symfony/console/zipball/${hex('a', 40)}`, reference: hex('a', 40), shasum: '' }, require: { php: '>=8.1' } }] }, null, 4)}\n`,
    bump: (text) =>
      text.replaceAll(hex('a', 40), hex('b', 40)).replace('v6.4.0', 'v6.4.1').replace(hex('9', 32), hex('8', 32)),
    refused: [
      ['another repository', swap(['repos/symfony/console', 'repos/evil/console']), /evil/],
      ['another source', swap(['github.com/symfony/console.git', 'github.com/evil/console.git']), /evil/],
      ['another server', swap(['https://api.github.com/repos', 'https://evil.example/repos']), /evil/],
      ['a tag that moved', (text) => text.replaceAll(hex('a', 40), hex('b', 40)), /another one/],
      [
        'a path',
        swap(
          ['"type": "zip"', '"type": "path"'],
          [`https://api.github.com/repos/symfony/console/zipball/${hex('a', 40)}`, '../console'],
        ),
        /path/,
      ],
    ],
  },
  {
    path: 'Gemfile.lock',
    text: `GEM\n  remote: https://gems.example/\n  specs:\n    rack (2.2.3)\n    rails (6.1.0)\n      rack (>= 2.0)\n\nPLATFORMS\n  ruby\n\nDEPENDENCIES\n  rails (~> 6.1)\n\nCHECKSUMS\n  rack (2.2.3) sha256=${hex('a')}\n  rails (6.1.0) sha256=${hex('b')},sha512=${'ab'.repeat(64)}\n\nBUNDLED WITH\n   2.5.0\n`,
    bump: (text) => text.replaceAll('rack (2.2.3)', 'rack (2.2.8)').replace(hex('a'), hex('c')),
    refused: [
      ['another server', swap(['https://gems.example/', 'https://evil.example/']), /evil/],
      [
        'a repository',
        swap(
          [
            'GEM\n',
            'GIT\n  remote: https://github.com/x/rack.git\n  revision: abc\n  specs:\n    rack (2.2.3)\n\nGEM\n',
          ],
          ['  specs:\n    rack (2.2.3)\n    rails', '  specs:\n    rails'],
        ),
        /git\+https:\/\/github/,
      ],
      ['a path', swap(['GEM\n', 'PATH\n  remote: vendor/rack\n  specs:\n    rack (2.2.3)\n\nGEM\n']), /path:vendor/],
      ['another hash', swap([hex('a'), hex('c')]), /another one/],
      [
        'another hash beside one that stays',
        swap(['ab'.repeat(64), 'ba'.repeat(64)]),
        /rails \(checksum\) 6\.1\.0 keeps/,
      ],
      ['no hash', swap([` sha256=${hex('a')}`, '']), /lost|another/],
    ],
  },
  {
    path: 'src/packages.lock.json',
    text: `${JSON.stringify({ version: 1, dependencies: { 'net8.0': { 'Newtonsoft.Json': { type: 'Direct', requested: '[13.0.1, )', resolved: '13.0.1', contentHash: A }, Serilog: { type: 'Transitive', resolved: '3.0.0', contentHash: B } } } }, null, 2)}\n`,
    bump: (text) => text.replaceAll('13.0.1', '13.0.3').replace(A, C),
    refused: [
      ['another hash', swap([A, C]), /13\.0\.1 keeps its version/],
      ['no hash', swap([`,\n        "contentHash": "${B}"`, '']), /3\.0\.0 has lost its hash/],
      [
        'two fields in a line',
        swap([`"contentHash": "${B}"`, `"contentHash": "${B}", "contentHash": "${C}"`]),
        /not written as/,
      ],
      [
        'a key in another spelling',
        swap([`"contentHash": "${B}"`, `"contentHash": "${B}",\n        "content\\u0048ash": "${C}"`]),
        /not written as/,
      ],
    ],
  },
  {
    path: 'old/poetry.lock',
    text: `[[package]]\nname = "Zope.Interface"\nversion = "2.31.0"\ncategory = "main"\n\n[[package]]\nname = "other"\nversion = "1.0"\n\n[metadata]\ncontent-hash = "${hex('e')}"\n\n[metadata.files]\nother = []\nzope-interface = [\n    {file = "zope.interface-2.31.0-py3-none-any.whl", hash = "sha256:${hex('a')}"},\n    {file = "zope.interface-2.31.0.tar.gz", hash = "sha256:${hex('b')}"},\n]\n`,
    bump: (text) => text.replaceAll('2.31.0', '2.32.0').replace(hex('a'), hex('c')).replace(hex('b'), hex('d')),
    refused: [
      ['other hashes', swap([hex('a'), hex('c')], [hex('b'), hex('d')]), /zope-interface \(files\) 2\.31\.0 keeps its/],
      ['one other hash', swap([hex('a'), hex('c')]), /1 more files/],
    ],
  },
  {
    path: 'old/Cargo.lock',
    text: `[[package]]\nname = "serde"\nversion = "1.0.0"\nsource = "registry+https://github.com/rust-crates/index"\n\n[metadata]\n"checksum serde 1.0.0 (registry+https://github.com/rust-crates/index)" = "${hex('a')}"\n`,
    bump: (text) => text.replaceAll('1.0.0', '1.0.1').replace(hex('a'), hex('b')),
    refused: [
      ['another hash', swap([hex('a'), hex('b')]), /serde \(checksum\) 1\.0\.0 keeps its version/],
      ['none', swap([hex('a'), '<none>']), /serde \(checksum\) 1\.0\.0 keeps its version/],
    ],
  },
  {
    path: 'old/pnpm-lock.yaml',
    text: `lockfileVersion: 5.4\n\npackages:\n\n  /@acme/ui/1.0.0:\n    resolution: {integrity: sha512-${A}==}\n\n  /lodash@4.17.20(react@18.0.0):\n    resolution: {integrity: sha512-${B}==}\n\n  "own@1.0.0":\n    resolution: {integrity: 'sha512-${A}=='}\n`,
    bump: (text) => text.replace('4.17.20', '4.17.21').replace(B, C),
    refused: [
      ['another hash', swap([B, C]), /^lodash 4\.17\.20 keeps its version/],
      ['another hash of one in a scope', swap([`${A}==}\n\n  /lod`, `${C}==}\n\n  /lod`]), /^@acme\/ui 1\.0\.0 keeps/],
      ['another hash in quotes', swap([`'sha512-${A}`, `'sha512-${C}`]), /^own 1\.0\.0 keeps/],
      [
        'an address as the version',
        swap(['/lodash@4.17.20(react@18.0.0):', 'lodash@https://evil.example/l.tgz:']),
        /lodash .*comes from https:\/\/evil/,
      ],
    ],
  },
  {
    path: 'mix.lock',
    text: `%{\n  "jason": {:hex, :jason, "1.4.1", "${hex('a')}", [:mix], [], "hexpm", "${hex('b')}"},\n  "own": {:git, "https://github.com/octo-org/own.git", "${hex('c', 40)}", []},\n}\n`,
    bump: swap(['1.4.1', '1.4.2'], [hex('a'), hex('d')], [hex('b'), hex('e')]),
    refused: [['an address elsewhere', swap(['{:hex, :jason', '{:git, "https://evil.example/jason.git"']), /evil/]],
  },
];

const breachesOf = (path: string, before: string, after: string, whole = true) => {
  const given = lockfile(path, before, after);
  const made = judge(facts({ ...given, ...(whole ? {} : { manifests: new Map() }), id: 'dependabot-5' }), CONTRACT);
  return made.results.find(({ rule }) => rule === 'lock-integrity')?.breaches ?? [];
};

describe.each(KINDS)(
  'seed 2.5, only the package manager writes a lockfile: $path',
  ({ path, text, bump, honest = [], refused }) => {
    test.each([['the same file', (same: string) => same] as const, ['a new version', bump] as const, ...honest])(
      '%s passes',
      (_, edit) => {
        expect(breachesOf(path, text, edit(text))).toEqual([]);
        expect(breachesOf(path, text, edit(text), false)).toEqual([]);
        const crlf = (from: string): string => from.replaceAll('\n', '\r\n');
        expect(breachesOf(path, crlf(text), crlf(edit(text)))).toEqual([]);
      },
    );

    test.each(refused)('%s is refused', (_, edit, says) => {
      for (const whole of [true, false]) {
        const breaches = breachesOf(path, text, edit(text), whole);
        expect([whole, breaches.map(({ seen }) => seen).join('\n')]).toEqual([whole, expect.stringMatching(says)]);
        expect(breaches.every(({ line }) => line !== undefined && line > 0)).toBe(true);
        // What cannot be honest is refused; a maintainer is asked only where it may be.
        const mayBeHonest = /more files of it|not written as/u.test(breaches[0]?.seen ?? '');
        if (whole) expect(breaches.some(({ severity }) => severity === 'fail')).toBe(!mayBeHonest);
      }
    });
  },
);

// Those that list hashes apart are of old releases: no package manager writes a new one.
const TODAY = KINDS.filter(({ path }) => !/^old\/(?:poetry|Cargo)/u.test(path));
test.each(TODAY)('$path, new: every server is asked about, with its text or with the diff alone', ({ path, text }) => {
  for (const manifests of [new Map([[path, text]]), new Map()]) {
    const verdict = judge(facts({ files: [change(path, undefined, text)], manifests, id: 'dependabot-5' }), CONTRACT);
    const found = verdict.results.find(({ rule }) => rule === 'lock-integrity')?.breaches ?? [];
    for (const { path: where, seen } of found) {
      expect(where).toBe(path);
      expect(seen).toMatch(
        / comes from .*: (?:the file is new|nothing in this file|a path instead|a repository instead)/u,
      );
    }
    if (manifests.size > 0) expect(found.filter(({ seen }) => / has no hash|lost/u.test(seen))).toEqual([]);
  }
});

test('seed 2.5: hashes that are listed apart from the packages do not go away while the packages stay', () => {
  const textOf = (wanted: string): string => KINDS.find(({ path }) => path === wanted)?.text ?? '';
  const lost = (path: string, edit: Edit) =>
    breachesOf(path, textOf(path), edit(textOf(path))).map(({ severity, seen }) => `${severity}: ${seen}`);
  expect(lost('old/poetry.lock', (text) => text.replace(/zope-interface = \[[^\]]*\]\n/u, ''))).toEqual([
    'fail: Zope.Interface 2.31.0 has lost its hash',
  ]);
  expect(
    lost('old/poetry.lock', (text) => text.replace(/zope-interface = \[[^\]]*\]/u, 'zope-interface = []')),
  ).toEqual(['fail: Zope.Interface 2.31.0 has lost its hash']);
  expect(lost('old/Cargo.lock', (text) => text.replace(/"checksum.*\n/u, ''))).toEqual([
    'fail: serde 1.0.0 has lost its hash',
  ]);
  expect(lost('Gemfile.lock', (text) => text.replace(/ {2}rack \(2\.2\.3\) sha256.*\n/u, ''))).toEqual([
    'fail: rack 2.2.3 has lost its hash',
  ]);
  // A package that goes away takes its hash along.
  expect(lost('old/Cargo.lock', () => '[[package]]\nname = "shop"\nversion = "1.0.0"\n')).toEqual([]);
});

test('a lockfile that says many things shows the first twenty, each with why and what to do', () => {
  const packages = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => {
      const resolved = `https://registry.npm.example/p${index}/-/p${index}-1.0.0.tgz`;
      return [`node_modules/p${index}`, { version: '1.0.0', resolved, integrity: `sha512-${A}==` }];
    }),
  );
  const text = JSON.stringify({ lockfileVersion: 3, packages }, null, 2);
  const found = breachesOf('package-lock.json', text, text.replaceAll(A, B));
  expect(found).toHaveLength(20);
  for (const { why, instead } of found)
    expect([why, instead]).toEqual([expect.stringMatching(/\w/u), expect.stringMatching(/\w/u)]);
});

test('a stronger kind of hash for the same version asks, a weaker one is refused', () => {
  const strong = `sha512-${C}==`;
  const weak = `sha1-${'o'.repeat(27)}=`;
  const states = (before: string, after: string): readonly string[] =>
    breachesOf('package-lock.json', before, after).map(({ severity }) => severity);
  const upgraded = NPM.replace(weak, strong);
  expect([states(NPM, upgraded), states(upgraded, NPM)]).toEqual([['ask'], ['fail']]);
});

test('a package is named in what is said, and a version with a plus is none of its address', () => {
  const nuget = (hash: string): string =>
    `${JSON.stringify({ dependencies: { 'net8.0': { Serilog: { type: 'Direct', resolved: '3.0.0', contentHash: hash } } } }, null, 2)}\n`;
  expect(breachesOf('packages.lock.json', nuget(A), nuget(B)).map(({ seen }) => seen)).toEqual([
    'serilog 3.0.0 keeps its version, and its hash is another one',
  ]);
  const entry = (version: string, hash: string): string =>
    `x@^1:\n  version "${version}"\n  resolved "https://registry.npm.example/x/-/x-${version}.tgz"\n  integrity sha512-${hash}==\n`;
  expect(breachesOf('yarn.lock', entry('1.0.0+a', A), entry('1.0.0+b', B))).toEqual([]);
});
