import { describe, expect, test } from '@jest/globals';
import { shown } from './field.ts';
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
    scp h:a b => b & b/h:a
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
    sed 'w y;p' x => y
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
    `),
  )('%s', (command, expected) => {
    expect(toldOf(writesOf(seen(command)))).toEqual(expected);
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
    `),
  )('%s', (command, expected) => {
    expect(toldOf(writesOf(seen(command)))).toEqual(expected);
  });
});

describe('what a redirection writes', () => {
  const redirected = (operator: string, target: string): readonly string[] =>
    toldOf(writesOf({ ...seen('x'), redirections: [{ operator, target }] }));

  test.each(['>', '>>', '>|', '&>', '&>>', '>&', '<>'])('%s a', (operator) => {
    expect(redirected(operator, 'a')).toEqual(['a']);
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
    expect(redirected(operator, target)).toEqual([]);
  });

  test('a number is a file where nothing is doubled', () => {
    expect(redirected('>', '1')).toEqual(['1']);
    expect(redirected('>&', 'a1')).toEqual(['a1']);
    expect(redirected('>&', '1a')).toEqual(['1a']);
  });
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
    expect(patched('git apply', `text\n${line}\ntext`)).toEqual(['x/a']);
    expect(patched('patch -p1', line)).toEqual(['x/a']);
    expect(patched('apply_patch', line)).toEqual(['x/a']);
  });

  test.each(['+++ /dev/null', ' +++ b/a', 'copy from a', '++ a', '*** Begin Patch'])('not %j', (line) => {
    expect(patched('git am', line)).toEqual([]);
  });

  test('from the files that it is given', () => {
    const files = { p: '+++ b/a', q: '+++ b/c' };
    expect(patched('git apply p q', undefined, files)).toEqual(['a', 'c']);
    expect(patched('git am --3way p', undefined, files)).toEqual(['a']);
    expect(patched('patch -i p', undefined, files)).toEqual(['a']);
    expect(patched('patch --input=q', undefined, files)).toEqual(['c']);
    expect(patched('patch x p', undefined, files)).toEqual(['a']);
    expect(patched('git diff p', undefined, files)).toEqual([]);
    expect(patched('cat p', '+++ b/a', files)).toEqual([]);
    const input = { kind: 'file', file: 'p' } as const;
    expect(toldOf(patchedPaths(seen('git apply', input), (path) => (path === 'p' ? '+++ b/a' : undefined)))).toEqual([
      'a',
    ]);
  });

  test('into the folder that an option names', () => {
    expect(patched('git apply --directory=d', '+++ b/a')).toEqual(['d', 'a']);
    expect(patched('git apply --directory d', '+++ b/a')).toEqual(['d', 'a']);
    expect(patched('patch -d d', '+++ b/a')).toEqual(['d', 'a']);
    expect(patched('patch --directory d', '+++ b/a')).toEqual(['d', 'a']);
    expect(patched('git -c x.y=z -C e apply', '+++ b/a')).toEqual(['a']);
  });

  test('as lines for the index, or as operands of an agent’s own patch program', () => {
    expect(patched('git update-index --index-info', '100644 abc 0\tx/a\n100644 abc\tb')).toEqual(['x/a', 'b']);
    expect(patched("apply_patch '*** Add File: x/a'")).toEqual(['x/a']);
    expect(patched("applypatch '*** Add File: x/a'")).toEqual(['x/a']);
    expect(patched("patch '*** Add File: x/a'")).toEqual([]);
  });
});
