import { describe, expect, test } from '@jest/globals';
import { HOLE, MANY, shown } from './field.ts';
import { rows, seen } from './seen.test-support.ts';
import type { Write } from './write.ts';
import { patchedPaths, writesOf } from './writes.ts';

/** A write as one text: `-path` is removed, `path/*` gets files whose names nobody knows. */
const told = ({ path, how }: Write): string =>
  how === 'remove' ? `-${shown(path)}` : how === 'into' ? `${shown(path)}/*` : shown(path);

/** Each path once: two rules may name the same one. */
const toldOf = (writes: readonly Write[]): readonly string[] => [...new Set(writes.map(told))];

describe('what a command writes', () => {
  test.each(
    rows(`
    ls a =>
    cp a b => b & b/a
    cp a b c => c & c/a & c/b
    cp x/a/ c => c & c/a
    cp -t c a b => c & c/a & c/b
    cp --target-directory=c a => c & c/a
    cp -S .bak a b => b & b/a
    cp --suffix .bak a b => b & b/a
    cp =>
    cp a => a
    mv a b => b & b/a & -a
    mv -t c a b => c & c/a & c/b & -a & -b
    mv --suffix s a b => b & b/a & -a
    ln -s a b => b & b/a
    ln --suffix s -t c a => c & c/a
    install -m 1 -g 3 a b => b & b/a
    install --mode 1 --owner 2 --group 3 a b => b & b/a
    rsync -e ssh a b => b & b/a
    rsync --rsh ssh --exclude x --include y --files-from z a b => b & b/a
    rsync --remove-source-files a b => b & b/a & -a
    scp a h:b => 
    scp h:a b => b & b/a
    scp -P 22 -i k h:x/a b => b & b/a
    chmod 600 a b => a & b
    chmod -x a => a
    chmod -rw a => a
    chmod --reference=x a => a
    chmod a =>
    chown u a => a
    chown --reference=x a => a
    chgrp g a => a
    chgrp --ref=x a => a
    sed s/a/b/ x =>
    sed -i s/a/b/ x y => x & y
    sed -ni p x => x
    sed -i.bak s/a/b/ x => x
    sed -i -e p -e q x => x
    sed --in-place --expression p x => x
    sed -i -f s x => x
    sed -i --file s x => x
    sed -i --line-length 5 p x => x
    sed -i -l 5 p x => x
    sed 'w y' x => y
    sed 's/a/b/w y' x => y
    sed -n -e p -e '1w y' x => y
    sed '/a/W  y ' x => y
    sed =>
    perl -pi -e s/a/b/ x y => x & y
    perl -i -F, -Mx -Iy -E z x => x
    perl -pe s/a/b/ x =>
    perl -Ilib -pe i x =>
    perl -Mi -ne 1 x =>
    ruby -i -pe 1 x => x
    dd if=a of=b => b
    dd if=a =>
    tar -cf a b => a
    tar cf a b => a
    tar c b =>
    tar -cf - b =>
    tar -tf a =>
    tar --list -f a =>
    tar --file=a -c b => a
    tar --file a -c b => a
    tar -C x -I y -b 1 -T t -X e -g g -K k -cf a b => a
    tar --directory x --use-compress-program y --exclude e -cf a b => a
    tar -cf a --remove-files b c => a & -b & -c
    csplit -f a x 1 => a
    csplit --prefix a x 1 => a
    csplit -b x -n 2 y 1 =>
    iconv -f x -t y z =>
    iconv -o a z => a
    iconv --output a z => a
    mktemp =>
    mktemp -p a => a
    mktemp --tmpdir=a x => a & x
    mktemp --suffix s x => x
    sd a b x y => x & y
    sd -n 3 a b x => x
    dos2unix a => a
    unix2dos a => a
    crudini --set a b c d => a
    crudini --get a b c =>
    zip a b => a
    zip -m a b c => a & -b & -c
    zip =>
    gzip a => a
    gzip -c a =>
    gzip -S s a => a
    gzip --suffix s a => a
    gunzip a => a
    bzip2 -t a =>
    bunzip2 a => a
    xz --stdout a =>
    unxz --list a =>
    lzma a => a
    curl h/a =>
    curl -O h/a => a
    curl -o a h/b => a
    curl --output a h/b => a
    curl --output-dir a -O h/b => b & a
    curl -D a -c b h => a & b
    curl --dump-header a --cookie-jar b h => a & b
    curl -H -O h/a =>
    curl -w %output{a} h => a
    wget h/a => a
    wget h/ => h
    wget -O a h/b => a
    wget --output-document a h/b => a
    wget --directory-prefix a h/b => b & a
    wget -P a h/b => b & a
    wget -o a h/b => b & a
    wget --output-file a h/b => b & a
    wget -U x -e y -Q z -t 1 -T 2 -w 3 h/b => b
    wget --header x h/b => b
    sort a =>
    sort -o a b => a
    sort --output a b => a
    sort -k 1 -S 2 -t 3 -T 4 --key 5 b =>
    split a b => b
    split -a 1 -b 2 -C 3 -n 4 -l 5 -t 6 a b => b
    split a =>
    openssl rand -out a => a
    openssl rand 5 =>
    gcc -o a b => a
    gcc a =>
    ed a => a
    ex -sc 'w a' b => w a & b & a
    vim -c 'sav a' b => b & a
    vim -u x -S y -s z b => b
    vim -c '1,$w >> a' b => b & a
    vim b => b
    nano a => a
    emacs --eval x a => a
    find a -fprint b => b
    find a -fprintf b c => b
    find a -delete => -a/… & -a
    find a -name x =>
    gawk -i inplace 1 a => a
    gawk -v x=1 -F , -i inplace 1 a => a
    awk 1 a =>
    awk '{ print > "a" }' b => a
    awk -v x=a '{ print >> x }' b => a
    awk 'BEGIN { x = "a"; print > x }' => a
    awk -v x '{ print > x }' b =>
    mawk '{ print > "a" }' b => a
    uniq a b => b
    uniq -f 1 -s 2 -w 3 a =>
    xxd a b => b
    xxd -c 1 -l 2 -s 4 a =>
    base64 a =>
    tee a b => a & b
    touch -d 1 -r 2 -t 3 --date 4 --reference 5 a => a
    truncate -s 1 -r 2 --size 3 --reference 4 a => a
    mkdir -m 1 --mode 2 a b => a & b
    mkfifo -m 1 a => a
    mknod -m 1 a p => a & p
    shred -n 1 -s 2 a => a
    sponge a => a
    setfacl -m 1 -x 2 a => a
    chattr +i a => a
    rename x a b => a & b
    patch a b => a
    patch -p 1 -d 2 -i 3 -z 5 -F 6 -V 7 a => a
    patch --strip 1 --directory 2 --input 3 a => a
    patch -o a b => a & b
    patch -r a -B b c => a & b & c
    patch --reject-file a --prefix b --output c d => c & a & b & d
    rm a b => -a & -b
    unlink a => -a
    rmdir a => -a
    black -l 80 -t x a => a
    isort a => a
    rustfmt a => a
    apply -x a =>
    x -o a => a
    x -o./a => ./a
    x -oa =>
    x --output=a => a
    x --output a => a
    x --output =>
    x -out a => a
    x --output type=local,dest=a => a
    x --output=type=local,dest=a,b=c => a
    x -i a => a
    x --write a b => a & b
    x --fix=y a => a
    x a =>
    grep -o a b =>
    grep -i a b =>
    ssh-keyscan -i a =>
    python3.11 -i a =>
    ditto a b => b
    ditto =>
    sass a:b => a:b & b
    trash a b => a & b
    docker cp a b => b
    docker run b =>
    kubectl cp a b => b
    svn export a b => b
    svn up b =>
    hg clone a b => b
    cargo new b => b
    cargo run b =>
    gcloud storage cp a b => b
    gcloud storage ls b =>
    ruff format b => format & b
    ruff check b =>
    rubocop -a b => b
    rubocop b =>
    ast-grep -U b => b
    ast-grep b =>
    sg --update-all b => b
    python -m venv b => b
    python3.11 -m venv b => b
    ar r a b => a
    ar -rcs a b => a
    ar t a =>
    cmake -B a => a
    cmake -Ba => a
    cmake a =>
    gh run download -D a => a
    gh run download --dir=a => a
    aria2c -d a h => a
    pip install -t a b => a
    npm install --prefix a => a
    protoc --go_out=a b => a
    psql -L a => a
    mysqldump -ra => a
    gtime -o a ls => a
    yq -s a b => a
    rollup --file a => a
    gzip a -c =>
    patch a -o b => b & a
    patch -oa b => a & b
    patch --outp=a b => a & b
    zip a b -m => a & -b
    wget -a a h/b => b & a
    wget --append-output a h/b => b & a
    mawk -F x=a '{ print > x }' b =>
    csplit --prefix=a x 1 => a
    csplit a -f b => b
    iconv a -ob => b
    iconv a --outp=b => b
    sort a --outp=b => b
    curl --outp=a h => a
    tar --file=a --list =>
    perl -i -- a b => a & b
    chmod a-x b => b
    chmod -xv 600 b => b
    chmod 600 a--ref => a--ref
    chown u a--ref => a--ref
    chgrp g a--ref => a--ref
    find a -type f x-fls b =>
    install a-d b => b & b/a-d
    install -vd a b => a & b
    install x--directory b => b & b/x--directory
    install --directoryx a b => b & b/a
    yq x-i a =>
    gcloud storage xscp a =>
    gcloud storage cpx a =>
    gh run download -Da=b => a=b
    cp --parents a/b c => c & c/b & c/a/b
    rsync -R a/b c => c & c/b & c/a/b
    rsync --relative a/b c => c & c/b & c/a/b
    scp u@h.x-y:a/b c => c & c/b
    install -d a b => a & b
    install -m 1 -g 3 -d a => a
    install --mode 1 --owner 2 --group 3 --directory a => a
    install -vd a => a
    gawk --include=inplace 1 a => a
    gawk --include inplace 1 a => a
    gawk -iinplace 1 a => a
    gawk -i other 1 a =>
    gawk -i inplace -f x a => a
    gawk -i inplace --file x a => a
    gawk -i inplace -e 1 a => a
    gawk -i inplace --source 1 a => a
    gawk -i inplace --assign x=1 2 a => a
    gawk -da 1 b => a
    gawk -pa 1 b => a
    gawk --dump-variables=a 1 b => a
    gawk --profile=a 1 b => a
    gawk --pretty-print=a 1 b => a
    nawk '{ print > "a" }' b => a
    goawk '{ print > "a" }' b => a
    unzstd a => a
    unlzma a => a
    pigz a => a
    unpigz a => a
    lzop a => a
    compress a => a
    uncompress a => a
    brotli a => a
    lbzip2 a => a
    pbzip2 a => a
    pigz -c a =>
    wget -x h/a/b => b & a/b
    wget -r h/a/ => a & a/
    wget --mirror https://h/a/b => b & a/b
    yq -iP x a => x & a
    yq -Pi x a => x & a
    yq x a =>
    x --outputFile=a => a
    x --junitxml=a => a
    x --junit-xml a => a
    x --iidfile a => a
    x --cidfile a => a
    x --metadata-file a => a
    x --report-path a => a
    x --reportlog a => a
    x --reports a =>
    pinact run a => run & a
    terraform fmt a => a
    terraform plan a =>
    terraform fmtx a =>
    tofu fmt a => a
    dart format a => a
    dart run a =>
    mix format a => a
    zig fmt a => a
    zig build a =>
    php-cs-fixer fix a => a
    sqlfluff fix a => a
    sqlfluff lint a =>
    go fmt a => a
    go test a =>
    dart format --check a =>
    python -m black a b => a & b
    python3 -m isort a => a
    python -m yapf -i a => a
    python -m codespell a => a
    python -m black --check a =>
    python -m pip a =>
    python -m json.tool a b => b
    python black a =>
    docker container cp a b => b
    docker compose cp a b => b
    docker exec x cp a b =>
    gcloud compute scp a b => b
    gh run download -Da => a
    pg_dump -fa => a
    pip download -ta => a
    javac -d./a b => ./a
    javac -da b =>
    aria2c -d=a h => a
    flock a ls b => a
    logsave a ls b => a
    `),
  )('%s', (command, expected) => {
    expect(toldOf(writesOf(seen(command)))).toStrictEqual(expected);
  });
});

describe('what git writes', () => {
  test.each(
    rows(`
    git status =>
    git log a =>
    git checkout main =>  main
    git checkout main a b => a & b
    git checkout main -- a => a
    git checkout -b a =>
    git checkout -B a =>
    git checkout --orphan a =>
    git -C x checkout -- a => x/a
    git -C x checkout -- /a => /a
    git restore a => a
    git restore --staged a =>
    git restore -S a =>
    git restore -S -W a => a
    git restore -S -s main a => a
    git restore --staged --source main a => a
    git reset a =>
    git reset HEAD a =>
    git reset @ a =>
    git reset main a b => a & b
    git reset main -- a => a
    git reset -- a =>
    git checkout-index a => a
    git checkout-index --prefix=x/ a => x/ & x/a
    git merge-file a b c => a
    git merge-file -p a b c =>
    git bundle create a main => a
    git bundle verify a =>
    git config -f a b.c d => a
    git config --file a b.c d => a
    git config -f a --get b.c =>
    git config b.c d =>
    git -C x config -f a b.c d => x/a
    git rm a => -a
    git -C x rm a => -x/a
    git mv a b => b & b/a & -a
    git -C x mv a b => x/b & x/b/a & -x/a
    git show --output=a => a
    git diff --output a => a
    git archive -o a main => a
    git diff a =>
    git svn clone h a => a
    git clone h a => a
    git clone h =>
    git init a => a
    git init =>
    git update-index --cacheinfo 1,2,a => a
    git update-index --cacheinfo 1 2 a => a
    git update-index --chmod=+x a => a
    git -C x update-index --skip-worktree a => x/a
    git update-index a =>
    git submodule add h a => .gitmodules & a
    git submodule add h => .gitmodules & h
    git submodule add => .gitmodules
    git submodule update =>
    git worktree add a main => a
    git worktree add -b n a => a
    git worktree add --reason n a => a
    git worktree list =>
    git checkout main ':(icase,top)a' => …/a
    git checkout -- a b => a & b
    git checkout a => a
    git log a-o b =>
    git svn fetch a => a
    git --exec-path x rm a => -a
    git --git-dir x rm a => -a
    git --work-tree x rm a => -a
    git --namespace x rm a => -a
    git -c x.y=z rm a => -a
    git rm x:/a => -x:/a
    git rm -- -a => --a
    git rm a -- b => -b
    git merge-file a-p b c => a-p
    git merge-file --stdout a b =>
    git rebase -i a =>
    git worktree add -B n a => a
    git checkout main :/a => …/a
    git checkout main ':(top)a' => …/a
    git checkout main ':(top,icase)a' => …/a
    git checkout main ':(icase)a' => a
    git -C x checkout main ':(icase)a' => x/a
    git merge-file -L p a b c => a
    git archive -oa main => a
    git format-patch -oa main => a
    git format-patch --output-directory a main => a
    git format-patch --output-directory=a main => a
    git worktree move a b => b
    `),
  )('%s', (command, expected) => {
    expect(toldOf(writesOf(seen(command)))).toStrictEqual(expected);
  });
});

describe('what code of other languages writes', () => {
  const written = (base: string, code: string): readonly string[] =>
    toldOf(writesOf({ ...seen(base), args: ['-c', code] }));

  test.each(['python', 'python3.12', 'perl', 'node', 'ruby', 'lua5.4', 'php8', 'ipython', 'ts-node', 'pypy3', 'deno'])(
    '%s: what stands between quotation marks',
    (base) => {
      expect(written(base, 'write("a/b")')).toContain('a/b');
      expect(written(base, "write('a/b')")).toContain('a/b');
      expect(written(base, 'write(`a/b`)')).toContain('a/b');
      expect(written(base, 'read("a/b")')).toStrictEqual([]);
    },
  );

  test('whichever marks belong together', () => {
    for (const code of ['x = ""; write("a/b")', "x = 'it is'; y = '\\''; write('a/b')", '# don\'t\nwrite("a/b")'])
      expect(written('python', code)).toContain('a/b');
  });

  test('no more than names: a text with neither a dot nor a slash, or of more than 1024 characters, is none', () => {
    expect(written('python', 'write("name")')).toStrictEqual([]);
    expect(written('python', `write("${'a'.repeat(1_023)}/")`)).toStrictEqual([`${'a'.repeat(1_023)}/`]);
    expect(written('python', `write("${'a'.repeat(1_024)}/")`)).toStrictEqual([]);
    expect(written('jq', 'write("a/b")')).toStrictEqual([]);
    expect(written('python', 'write(a/b)')).toStrictEqual([]);
  });

  test.each([
    'open("a/b", "w")',
    'open(f("a/b") + x, "w")',
    'open(f(1), "w"); "a/b"',
    'openSync("a/b", "w")',
    'open("a/b","a")',
    'cp ("c", "a/b")',
    'cpSync("c", "a/b")',
    'cp!("c", "a/b")',
    'File("a/b").text="x"',
    'File("a/b").text = "x"',
    'cat ("x", "a/b")',
    'cat("x", "a/b")',
    'f(x, file="a/b")',
    'f(x, file = "a/b")',
    'Path("a/b").open ("w")',
    'Path("x").replace("a/b")',
    'os.replace("x", "a/b")',
    'os.makedirs("a/b")',
    'os.link ("x", "a/b")',
    'urlretrieve(u, "a/b")',
    'open  "a/b" w',
    'open "a/b"  a',
    'VACUUM  INTO "a/b"',
    'copy x To "a/b"',
    'COPY x TO "a/b"',
    'Copy (select 1) to "a/b"',
    'into OutFile "a/b"',
    'INTO  DUMPFILE "a/b"',
  ])('%s', (code) => {
    expect(written('python', code)).toContain('a/b');
  });

  test.each([
    'open("a/b")',
    'open("a/b","r")',
    'open("a/b", "r")',
    'open("a/b",  "rb")',
    "open('a/b', 'rt')",
    'open("a/b", encoding="utf8")',
    'open("a/b", errors="x")',
    'open("a/b", newline="")',
    'sys.stdout.write("a/b")',
    'sys.stderr.write("a/b")',
    'oopen("a/b", 1)',
    'x.text; "a/b"',
    'cats("a/b")',
    'into files "a/b"',
    'profile("a/b")',
    'recopy("a/b") x',
    'relink.c; "a/b"',
  ])('%s writes nothing', (code) => {
    expect(written('python', code)).toStrictEqual([]);
  });

  test('names without quotation marks are as long as names are', () => {
    const text = (length: number): string => `w ${'a'.repeat(length - 1)}/ no-name`;
    expect(toldOf(writesOf(seen('ed', { kind: 'text', text: text(1_023) })))).toStrictEqual([`${'a'.repeat(1_022)}/`]);
    expect(toldOf(writesOf(seen('ed', { kind: 'text', text: text(1_024) })))).toStrictEqual([]);
  });

  test('Perl says in front of the name how it opens', () => {
    for (const mark of ['>', '>>', '+<', '+>', ' > ', '>> '])
      expect(written('perl', `open(F, "${mark}a/b")`)).toContain('a/b');
  });

  test.each([
    'tclsh',
    'wish',
    'expect',
    'ed',
    'ex',
    'sqlite3',
    'duckdb',
    'psql',
    'mysql',
    'ftp',
    'sftp',
    'lftp',
    'gdb',
  ])('%s: names without quotation marks', (base) => {
    expect(toldOf(writesOf(seen(base, { kind: 'text', text: 'w a/b\n{c/d};[e/f]' })))).toStrictEqual(
      expect.arrayContaining(['a/b', 'c/d', 'e/f']),
    );
    expect(toldOf(writesOf(seen(base, { kind: 'text', text: 'r a/b' })))).toStrictEqual([]);
  });
});

describe('what a redirection writes', () => {
  const redirected = (operator: string, target: string): readonly string[] =>
    toldOf(writesOf({ ...seen('x'), redirections: [{ operator, target }] }));

  test.each(['>', '>>', '>|', '&>', '&>>', '>&', '<>'])('%s a', (operator) => {
    expect(redirected(operator, 'a')).toStrictEqual(['a']);
  });

  test.each([
    ['<', 'a'],
    ['<<<', 'a'],
    ['>&', '1'],
    ['>&', '12-'],
    ['>&', '-'],
    ['<&', '0'],
    ['>', '-'],
    ['>', ''],
    ['>', '/dev/fd/3'],
  ])('%s %s writes nothing', (operator, target) => {
    expect(redirected(operator, target)).toStrictEqual([]);
  });

  test('a number is a file where nothing is doubled', () => {
    expect(redirected('>', '1')).toStrictEqual(['1']);
    expect(redirected('>&', 'a1')).toStrictEqual(['a1']);
    expect(redirected('>&', '1a')).toStrictEqual(['1a']);
  });
});

test('a source that is not known has no name of its own in the folder', () => {
  expect(toldOf(writesOf({ ...seen('cp'), args: [HOLE, 'b/c', 'd'] }))).toStrictEqual(['d', 'd/c']);
  expect(toldOf(writesOf({ ...seen('touch'), args: [MANY, 'd'] }))).toStrictEqual(['d']);
});

describe('which files a patch changes', () => {
  const patched = (command: string, text?: string, files: Readonly<Record<string, string>> = {}): readonly string[] =>
    toldOf(
      patchedPaths(
        seen(command, text === undefined ? { kind: 'none' } : { kind: 'text', text }),
        (path) => files[path],
      ),
    );

  test.each([
    '+++ b/x/a',
    '+++ x/a\t2020-01-01',
    '--- a/x/a',
    'Index: x/a',
    'rename from x/a',
    'rename to x/a',
    'copy to x/a',
    'diff --git a/x/b b/x/a',
    '*** Add File: x/a',
    '*** Update File: x/a',
    '*** Delete File: x/a',
    '*** Move to: x/a',
  ])('%j', (line) => {
    expect(patched('git apply', `text\n${line}\ntext`)).toStrictEqual(['x/a']);
    expect(patched('patch -p1', line)).toStrictEqual(['x/a']);
    expect(patched('apply_patch', line)).toStrictEqual(['x/a']);
  });

  test.each(['+++ /dev/null', ' +++ b/a', 'copy from a', '++ a', '*** Begin Patch'])('not %j', (line) => {
    expect(patched('git am', line)).toStrictEqual([]);
  });

  test('from the files that it is given', () => {
    const files = { p: '+++ b/a', q: '+++ b/c' };
    expect(patched('git apply p q', undefined, files)).toStrictEqual(['a', 'c']);
    expect(patched('git am --3way p', undefined, files)).toStrictEqual(['a']);
    expect(patched('patch -i p', undefined, files)).toStrictEqual(['a']);
    expect(patched('patch --input=q', undefined, files)).toStrictEqual(['c']);
    expect(patched('patch --input p', undefined, files)).toStrictEqual(['a']);
    expect(patched('patch x p', undefined, files)).toStrictEqual(['a']);
    expect(patched('git diff p', undefined, files)).toStrictEqual([]);
    expect(patched('cat p', '+++ b/a', files)).toStrictEqual([]);
    const input = { kind: 'file', file: 'p' } as const;
    expect(
      toldOf(patchedPaths(seen('git apply', input), (path) => (path === 'p' ? '+++ b/a' : undefined))),
    ).toStrictEqual(['a']);
  });

  test('of which none is applied where only a report is asked for', () => {
    for (const option of ['--stat', '--numstat', '--summary', '--check'])
      expect(patched(`git apply ${option}`, '+++ b/a')).toStrictEqual([]);
    expect(patched('patch --dry-run', '+++ b/a')).toStrictEqual([]);
  });

  test('into the folder that an option names', () => {
    expect(patched('git apply --directory=d', '+++ b/a')).toStrictEqual(['d', 'a']);
    expect(patched('git apply --directory d', '+++ b/a')).toStrictEqual(['d', 'a']);
    expect(patched('patch -d d', '+++ b/a')).toStrictEqual(['d', 'a']);
    expect(patched('patch --directory d', '+++ b/a')).toStrictEqual(['d', 'a']);
    expect(patched('git -c x.y=z -C e apply', '+++ b/a')).toStrictEqual(['a']);
  });

  test('as lines for the index, or as operands of an agent’s own patch program', () => {
    expect(patched('git update-index --index-info', '100644 abc 0\tx/a\n100644 abc\tb')).toStrictEqual(['x/a', 'b']);
    expect(patched("apply_patch '*** Add File: x/a'")).toStrictEqual(['x/a']);
    expect(patched("applypatch '*** Add File: x/a'")).toStrictEqual(['x/a']);
    expect(patched("patch '*** Add File: x/a'")).toStrictEqual([]);
  });
});
